name = Expense ratio calculator
# Where the text around it says that it is a calculator
short-name = Lump sum and expense ratio

label-amount = Amount invested
label-expected = Expected return before costs
label-cost = Expense ratio
label-years = Time

# What the answer holds for
inputs = { $amount } for { $years } at an assumed { $expected } a year before a cost of { $cost }
# In a row, after what the figure is
brief-cost = cost { $cost }

# The headline, and the last step
cost = What the cost takes
value = What it may become

# A fact, and the first step
without-cost = Without the cost

# Names of the two parts of the bar
part-left = is left for you
part-cost = goes in costs

# $share is that of the growth: "18%"
sentence-share = A cost of { $cost } a year takes **{ $share }** of the growth.
# The same where it takes more than that
sentence-more = { $has-grown ->
    [true] A cost of { $cost } a year takes **{ $taken }**, more than all of the growth.
   *[false] A cost of { $cost } a year takes **{ $taken }** of a sum that does not grow.
  }
sentence-assumed = The return is assumed: nobody promises it, but the cost is charged every year.

chart = What is left by the end of each year, and what the cost has taken above it
chart-left = Left for you
chart-cost = Taken by the cost

effects = What leaves you more
effect-less = A fund that costs 0.5 points less
effect-low = A fund that costs 0.2%

tables = Year by year: what it may become after the cost

# Steps
step-without-rule = amount × (1 + return) ^ years
step-with = With the cost
step-with-rule = amount × ((1 + return) × (1 − expense ratio)) ^ years
source-expense-ratio = a fund takes its expense ratio from the assets, day by day
step-cost-rule = the difference
