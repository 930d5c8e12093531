no-script = The figures are a worked example. To change them, turn on JavaScript.
example = Our example
# Below the result: "For ₹10,000 a month for 20 years."
for-inputs = For { $inputs }.
# A number that may be left empty, and is, in print
not-entered = not entered
yes = Yes
no = No
share = Share
csv = CSV
print = Print
# The result, for screen readers
announced-result = { $label }: { $figure }.
announced-fact = { $name }: { $value }.

# In the place of the result, while a field holds what cannot be
not-yet = Your result stands here once the marked field is right.

# How the last edit changed the figure, in the bar of phones
more-than-before = { $amount } more than your last numbers
less-than-before = { $amount } less than your last numbers

# The same where what the visitor pays in has changed as well
changed-with-paid-in = { $amount } { $is-more ->
    [true] more
   *[false] less
  }, and you pay in { $paid-in } { $is-more-paid-in ->
    [true] more
   *[false] less
  }

# What a change comes to: "₹4,981 less"
effect-more = { $amount } more
# Where a part of it is what the visitor pays in
effect-more-paid-in = { $amount } more, { $paid-in } of it your own money
effect-less = { $amount } less
effect-saved = { $amount } saved

# Before a finding, for screen readers
sign-right = Right:
sign-caution = Look here:
sign-unknown = Not known:

# Fields that a pasted text fills
empty-fields = Empty all fields
values-read = { $count ->
    [one] One value was read. Compare it with your paper.
   *[other] { $count } values were read. Compare each with your paper.
  }
# $unused are amounts, rates and terms of the text that no field took, as they are written there; $more are not named
values-read-some = { $count ->
    [one] One value was read
   *[other] { $count } values were read
  }. **We did not use: { LIST($unused) }**{ $more ->
    [0] .
   *[other] , and { $more } more.
  } If one of them belongs in a field, enter it below.
nothing-read = Nothing was read: the text names no amount, rate or term that we know. Enter the numbers below.
values-read-fold = What was read, and from which words
# Beside a field that the text filled
from-text = from your text

copy = Copy
copied = Copied
# The browser refused to copy: the text is selected instead
selected = Selected: copy it

# A section that needs a list, until it has been fetched
fetching = Loading…
fetch-failed = This part could not be loaded. Trying again. If that takes long, reload the page: what you wrote is kept.

steps = How we worked it out
rows = Rows
# The caption of a table
table-caption = { $inputs }, in rupees
table-as-file = The table has no room on this sheet. The button CSV on the page saves it as a file.

# What follows the answer to a question, for screen readers
leads-to = Where to go from here
