# Units after a field, and its number in words
grams = { $count ->
    [one] { $count } gram
   *[other] { $count } grams
  }
unit-years = years
unit-months = months
unit-grams = grams
unit-a-year = a year
unit-points = points
a-year = { $rate } a year
points = { $count ->
    [one] { $number } point
   *[other] { $number } points
  }
range = { $least } to { $most }
range-with-unit = { $least } to { $most } { $unit }
whole = { $unit ->
    [years] Enter whole years: { $below } or { $above }.
    [months] Enter whole months: { $below } or { $above }.
   *[grams] Enter whole grams: { $below } or { $above }.
  }

# Right of the label of a fee, which may be typed as "2%" of the loan
rupees-or-percent = ₹ or %
share-of-nothing = Enter the loan amount first, or this charge in rupees.

# Buttons of a slider, for screen readers
more = { $label }: more
less = { $label }: less

slab = Your tax slab
slab-none = No tax
before-tax = Before tax: interest is taxed at your slab, which you can choose with your numbers.
after-tax = The rows are before tax. Opened, each has what is left after your slab of { $slab }% with cess, on all of the interest.

# A fold with more fields: its verb, or how many of them are set
add = Add
set = { $count ->
   *[other] { $count } added
  }

# Parts of the address that no field accepts
left-out = The address of this page holds something that we cannot use ({ $named }). It was left out.
left-out-and-more = The address of this page holds something that we cannot use ({ $named } and { $more } more). It was left out.

# A source after its publisher: "Reserve Bank of India, read on 7 October 2026, known through a record"
known-through = known through { $publisher }
a-record = a record

# The button below a list of which a part is shown
show-more = Show more
# The button beside what could not be fetched
try-again = Try again

# On a phone, before the values in a few words that fields are folded under. For screen readers.
your-numbers = Your numbers:
# At the end of that line, as on a button
change = Change
# The same where nothing is entered yet
enter = Enter

# In the bar that repeats a result, before one for earlier numbers
last-result = Last result
