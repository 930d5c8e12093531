# Why a field refuses what was typed. The keyboard of all these fields is that of numbers, so no message names a form with a comma, a minus or letters.

amount-missing = Enter an amount from { $least } to { $most }.
amount-unreadable = We cannot read this amount. Write it in digits, such as { $example } for { $example-in-words }.
amount-negative = An amount cannot be negative. Enter at least { $least }.
amount-too-large = { $found } is too large here. Enter at most { $most }.
amount-endless = This amount is too large here. Enter at most { $most }.
amount-too-small = { $found } is too small here. Enter at least { $least }.

# $most has its unit: "30 years", "15%"
number = Enter a number from { $least } to { $most }.
number-unreadable = We cannot read this number. Write one from { $least } to { $most }.
# The field has buttons + and −
number-below-zero = Enter a number from { $least } to { $most }; − beside the field goes below 0.
number-below-zero-unreadable = We cannot read this number. Write one from { $least } to { $most }; − beside the field goes below 0.

# $month has its year: "February 2026"
day-none = { $month } has only { $days } days.
day-unreadable = Write day, month and year in digits, as in { $example }.
day = Enter a day from { $first } to { $last }.
