# The fold that keeps the numbers of a page on the device, and lists what is kept
title = Keep these numbers
# Where, at the end of the same line
where = On this device
# The same, once something is kept
count = { $count ->
   *[other] { $count } kept
  }
intro = Give these numbers a name, and open them here again. They stay in this browser until you delete them. A private window forgets them when you close it. Whoever uses this device can see them.
label-name = Name
keep = Keep
list = What is kept
delete-one = Delete
# For screen readers, with the name of what is deleted
delete-named = Delete { $name }
delete-all = Delete all

# What came of it. $name is the visitor's own.
no-name = Write a name first, such as “Offer of 12 March”.
no-numbers = These are the numbers of our example. Enter your own first.
kept = Kept as “{ $name }”.
deleted = “{ $name }” is deleted.
deleted-all = All is deleted.
refused = Your browser lets this site keep nothing, so nothing was kept. Share gives you an address with your numbers instead.
full = Your browser has no room left for this site, so nothing was kept. Delete something below first.
