menu-back = Back
menu-cancel = Cancel
menu-and = { $first } and { $last }
