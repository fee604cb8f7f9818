; The installer for Windows: for one person, without administrator's rights; /S installs and uninstalls silently.
;
;   makensis -WX -INPUTCHARSET UTF8 -DVERSION=0.1.0 -DBUNDLE=../dist/herotable -DICON=../build/icons/herotable.ico
;            -DLICENCES=../dist/LICENCES.txt -DOUT=../dist/herotable-0.1.0-windows-x64-setup.exe packaging/herotable.nsi
;
; Paths count from packaging/, or are absolute.
;
; Matches and settings lie in the person's own folders (or in herotable-data beside a portable program) and are
; never touched: the uninstaller takes away what was installed, by name, and the folder only if nothing else is in it.

Unicode true
!ifdef X64
  Target amd64-unicode ; makensis of Debian builds this too; otherwise the stub is 32-bit, which Windows runs as well
!endif

!define NAME "Herotable"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

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
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"

LangString Running ${LANG_ENGLISH} "Herotable is running. Close it, then try again."
LangString Running ${LANG_GERMAN} "Herotable läuft noch. Schließ es und versuch es dann noch einmal."
LangString Running ${LANG_FRENCH} "Herotable est ouvert. Fermez-le, puis réessayez."
LangString Kept ${LANG_ENGLISH} "Your matches and settings stay where they are."
LangString Kept ${LANG_GERMAN} "Deine Partien und Einstellungen bleiben, wo sie sind."
LangString Kept ${LANG_FRENCH} "Vos parties et vos réglages restent en place."

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

Section "Uninstall"
  SetShellVarContext current
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; stays when anything else lies in it, such as herotable-data
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${NAME}"
  DetailPrint "$(Kept)"
SectionEnd

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd
