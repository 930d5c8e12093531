# Names of the feeds
changes-feed = What changed in rates, fees and rules
figures-feed = Rates, limits and rules that changed

# An entry of a feed about a list. $names have commas between them.
list-in-month = { $list }: changes in { $month }
new-in-list = New in the list: { $names }
# What was wrong here. $change has the wrong value and the right one, $month is the first in which it stood here
correction = Correction: { $row }, { $value }: { $change }. The old value was wrong here, since { $month } or before.
gone-from-list = No longer in the list: { $names }

# $month is the last one with a change: "June 2026"
quiet = Since { $month } nothing has changed that this site knows of, as of { $day }.
