; The installer for Windows: for one person, without administrator's rights; /S installs and uninstalls silently.
;
;   makensis -WX -INPUTCHARSET UTF8 -DVERSION=0.1.0 -DBUNDLE=../dist/herotable -DICON=../build/icons/herotable.ico
;            -DLICENCES=../dist/LICENCES.txt -DOUT=../dist/herotable-0.1.0-windows-x64-setup.exe packaging/herotable.nsi
;
; Paths count from packaging/, or are absolute.
;
; Matches and settings lie in the person's own folder (or in herotable-data beside a portable program). The
; uninstaller takes away what was installed, by name, and the folder only if nothing else is in it; it says where
; matches stay, and deletes them only if that is ticked, or with /S /DELETEDATA.

Unicode true
!ifdef X64
  Target amd64-unicode ; makensis of Debian builds this too; otherwise the stub is 32-bit, which Windows runs as well
!endif

!define NAME "Herotable"
!define DATA "$LOCALAPPDATA\${NAME}"
!define MATCH "${NAME}.Match" ; the type of saved matches
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "Sections.nsh"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "InstallDir"
RequestExecutionLevel user
SetCompressor /SOLID lzma
BrandingText "${NAME} ${VERSION}"
ManifestDPIAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} setup"
VIAddVersionKey "LegalCopyright" "The Herotable developers, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\herotable.exe"
!define MUI_LANGDLL_ALLLANGUAGES

!insertmacro MUI_PAGE_LICENSE "../LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!define MUI_COMPONENTSPAGE_TEXT_TOP "$(WhatToRemove)"
!define MUI_COMPONENTSPAGE_SMALLDESC
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"

LangString Running ${LANG_ENGLISH} "Herotable is running. Close it, then try again."
LangString Running ${LANG_GERMAN} "Herotable läuft noch. Schließ es und versuch es dann noch einmal."
LangString Running ${LANG_FRENCH} "Herotable est ouvert. Fermez-le, puis réessayez."
LangString Kept ${LANG_ENGLISH} "Your matches and settings stay in ${DATA}."
LangString Kept ${LANG_GERMAN} "Deine Partien und Einstellungen bleiben in ${DATA}."
LangString Kept ${LANG_FRENCH} "Vos parties et vos réglages restent dans ${DATA}."
LangString Match ${LANG_ENGLISH} "${NAME} match"
LangString Match ${LANG_GERMAN} "${NAME}-Partie"
LangString Match ${LANG_FRENCH} "Partie ${NAME}"
LangString WhatToRemove ${LANG_ENGLISH} "Your matches and settings are in ${DATA}. They stay there, for when you install ${NAME} again, unless you tick them."
LangString WhatToRemove ${LANG_GERMAN} "Deine Partien und Einstellungen liegen in ${DATA}. Sie bleiben dort, falls du ${NAME} wieder installierst, außer du hakst sie an."
LangString WhatToRemove ${LANG_FRENCH} "Vos parties et vos réglages sont dans ${DATA}. Ils y restent, si jamais vous réinstallez ${NAME}, sauf si vous les cochez."
LangString Program ${LANG_ENGLISH} "The program"
LangString Program ${LANG_GERMAN} "Das Programm"
LangString Program ${LANG_FRENCH} "Le programme"
LangString Data ${LANG_ENGLISH} "My matches and settings"
LangString Data ${LANG_GERMAN} "Meine Partien und Einstellungen"
LangString Data ${LANG_FRENCH} "Mes parties et mes réglages"
LangString AboutProgram ${LANG_ENGLISH} "${NAME} itself, in $INSTDIR."
LangString AboutProgram ${LANG_GERMAN} "${NAME} selbst, in $INSTDIR."
LangString AboutProgram ${LANG_FRENCH} "${NAME} lui-même, dans $INSTDIR."
LangString AboutData ${LANG_ENGLISH} "Tick them, and they are deleted for good."
LangString AboutData ${LANG_GERMAN} "Hakst du sie an, werden sie endgültig gelöscht."
LangString AboutData ${LANG_FRENCH} "Cochez-les, et ils seront effacés pour de bon."

; A running program holds its file open: then nothing is changed. A silent run ends with code 2.
!macro REFUSE_WHILE_RUNNING
  ${If} ${FileExists} "$INSTDIR\herotable.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\herotable.exe" a
    ${If} ${Errors}
      SetErrorLevel 2
      MessageBox MB_ICONEXCLAMATION|MB_OK "$(Running)" /SD IDOK
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Only what we have installed ourselves: the program and its inner folder, whatever version wrote it.
!macro REMOVE_PROGRAM
  ${If} ${FileExists} "$INSTDIR\herotable.exe"
    Delete "$INSTDIR\herotable.exe"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  Delete "$INSTDIR\herotable.ico"
  Delete "$INSTDIR\LICENCES.txt"
!macroend

; A double click on a saved match opens it, unless the extension belongs to another program already: then the
; program is one of those that "Open with" offers.
!macro REGISTER_MATCHES
  WriteRegStr HKCU "${CLASSES}\${MATCH}" "" "$(Match)"
  WriteRegStr HKCU "${CLASSES}\${MATCH}\DefaultIcon" "" "$INSTDIR\herotable.ico"
  WriteRegStr HKCU "${CLASSES}\${MATCH}\shell\open\command" "" '"$INSTDIR\herotable.exe" --open "%1"'
  WriteRegStr HKCU "${CLASSES}\.save\OpenWithProgids" "${MATCH}" ""
  ReadRegStr $0 HKCR ".save" ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\.save" "" "${MATCH}"
  ${EndIf}
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; types of files have changed
!macroend

!macro FORGET_MATCHES
  DeleteRegKey HKCU "${CLASSES}\${MATCH}"
  DeleteRegValue HKCU "${CLASSES}\.save\OpenWithProgids" "${MATCH}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.save\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.save" ""
  ${If} $0 == "${MATCH}"
    DeleteRegValue HKCU "${CLASSES}\.save" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.save"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; types of files have changed
!macroend

Section
  SetShellVarContext current
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*"
  File "/oname=herotable.ico" "${ICON}"
  File "/oname=LICENCES.txt" "${LICENCES}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\herotable.exe" "" "$INSTDIR\herotable.ico"

  !insertmacro REGISTER_MATCHES
  WriteRegStr HKCU "Software\${NAME}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\herotable.ico"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Herotable developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
SectionEnd

Section "un.$(Program)" RemoveProgram
  SectionIn RO
  SetShellVarContext current
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  !insertmacro FORGET_MATCHES
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${NAME}"
SectionEnd

Section /o "un.$(Data)" RemoveData
  SetShellVarContext current
  RMDir /r "${DATA}"
  RMDir /r "$INSTDIR\herotable-data"
SectionEnd

Section "-un.Rest"
  RMDir "$INSTDIR" ; stays when anything else lies in it, such as herotable-data
  ${IfNot} ${SectionIsSelected} ${RemoveData}
    DetailPrint "$(Kept)"
  ${EndIf}
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${RemoveProgram} "$(AboutProgram)"
  !insertmacro MUI_DESCRIPTION_TEXT ${RemoveData} "$(AboutData)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DELETEDATA" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${RemoveData}
  ${EndIf}
FunctionEnd
