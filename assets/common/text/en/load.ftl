load-heading = Matches
load-none = There is no match yet. A new one is kept from its first decision on.
load-decisions = { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
load-over = finished
load-broken = Can’t be opened: { $file }
load-open = Open
load-delete = Delete
load-undelete = Bring back
load-deleted = Match moved away. “Bring back” or { $key } undoes it.
load-folder = Show folder
load-folder_is = The matches are in { $folder }
