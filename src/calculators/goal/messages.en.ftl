name = Goal calculator
# Where the text around it says that it is a calculator
short-name = Goal

label-target = Amount to reach
more-fields = A yearly rise

# What the answer holds for. $step-up is "0%" where the sum stays.
inputs = { $rises ->
    [true] { $target } in { $years } at an assumed { $expected } a year, { $step-up } more each year
   *[false] { $target } in { $years } at an assumed { $expected } a year
  }
# In a row, after what the figure is
brief-target = { $target } in { $years }

to-invest = To invest each month
put-in = You put in

# Names of the two parts of the bar
part-put-in = you put in
part-growth = growth

# $monthly is the sum of today, $later that of five years later
wait = If you start five years later, it takes **{ $later }** a month.
assumed = The return is assumed, a twelfth of it each month: nobody promises it.

effects = What lowers the monthly sum most
effect-longer = Take 5 years more
effect-rise = Raise it by 10% each year
effect-cost = Pay 1 point less in costs a year

tables = Year by year: what you put in and what it may become

step-one-rupee = What ₹1 a month becomes
step-one-rupee-rule = { $rises ->
    [true] paid at the start of each month, rising each year
   *[false] paid at the start of each month
  }
step-one-rupee-value = { $value } after { $months }
step-invest-rule = amount to reach ÷ what ₹1 a month becomes, rounded up
# $formula is arithmetic with its result, which may have paise
step-invest-value = { $formula }, so { $monthly }
