name = SIP calculator
# Where the text around it says that it is a calculator
short-name = SIP

label-monthly = Monthly investment
label-inflation = Inflation
more-fields = A yearly rise, inflation

# What the answer holds for. $step-up is "0%" where the sum stays.
inputs = { $rises ->
    [true] { $monthly } a month for { $years } at an assumed { $expected } a year, { $step-up } more each year
   *[false] { $monthly } a month for { $years } at an assumed { $expected } a year
  }

# The answer above the fields. $inputs is the text above, $invested what of it was paid in
opening = { $rises ->
    [true] { $inputs }, may become
   *[false] { $inputs } may become
  } **{ $value }**, { $grows ->
    [true] { $invested } of it your own money.
   *[false] all of it your own money.
  }
# What follows the answer where a lower return makes a difference
opening-with-less = { $opening } At { $low } a year it would be **{ $lower }**.

value = What it may become
put-in = You put in

# Names of the two parts of the bar
part-put-in = you put in
part-growth = growth

sentence = If prices rise by { $inflation } a year, it will buy what **{ $worth }** buys today. This is before tax. The return is assumed, a twelfth of it each month: nobody promises it.

effects = What adds most
effect-longer = Go on for 5 years more
effect-rise = Raise it by 10% each year
effect-cost = Use a fund that costs 1 percentage point less a year

tables = Year by year: what you put in and what it may become

step-month = Each month
step-month-rule = add the instalment, then let it grow by the return of the month
step-month-value = (value + { $monthly }) × { $factor }
step-rise = After each year
step-rise-rule = the instalment rises
step-put-in-rule = all instalments
step-value-rule = the value after { $months }
