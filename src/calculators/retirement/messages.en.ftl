name = Retirement corpus calculator
# Where the text around it says that it is a calculator
short-name = Retirement

label-monthly = Monthly expenses today
label-age = Your age
label-retire-at = Age at retirement
label-until = Plan until age
label-inflation = Inflation
label-return-after = Return in retirement
label-return-before = Return until then
label-saved = Saved for it already
more-fields = Returns, savings, plan until

conflict-retire-at = The age at retirement must be above your age now. Enter { $least } or more.
conflict-until = The plan must go on after you retire. Enter { $least } or more.

# What the answer holds for. $from, $until and $age are ages.
inputs = { $monthly } a month of today’s money from { $from } to { $until } for a person aged { $age }, at an assumed inflation of { $inflation } and an assumed return of { $return-after } in retirement
# In a row, after what the figure is
brief-now = now { $age }
brief-spent = { $monthly } a month until { $until }
brief-inflation = inflation { $inflation }

money-at = Money you need at { $age }

# Names of the two parts of the bar
part-today = in today’s money
part-inflation = that inflation adds

# A fact, and a step
to-invest = To invest each month

fact-expenses = Expenses a month then

# $today and $then are amounts of a month, $age that of retirement.
sentence-expenses = What costs { $today } today will cost { $then } at { $age }.
sentence-times = { $is-once ->
    [true] That is what you spend in one year.
   *[false] That is { $times } times what you spend in the first year of retirement.
  }
sentence-to-invest = **{ $to-invest }** a month from now on is enough at an assumed return of { $return-before } a year, counted once a year. Our SIP calculator counts a twelfth each month, which comes to more.
sentence-enough = What you have saved is enough at the return that you assume.

chart = Your money at each age in retirement: what the year takes, and what is left after it
chart-left = Left after the year
chart-expenses = Expenses of the year
# A year of retirement by the age at its start
chart-age = Age { $age }

effects = What lowers the monthly sum most
effect-later = Retire 3 years later
effect-spend-less = Spend 10% less
effect-cost = Use funds that cost 1 point less a year

tables = Year by year: expenses and what is left
column-year = Year of retirement
column-expenses = Expenses
column-left = Left at the end

# Steps
step-expenses = Expenses of the first year
step-expenses-rule = expenses of today × 12 × (1 + inflation) ^ years
step-money = Money you need
step-money-rule = A × (1 + q + q² + … ), one term for each year, a part of a year in part, with q = (1 + inflation) ÷ (1 + return in retirement)
step-money-value = q: (1 + { $inflation }) ÷ (1 + { $return-after }) = { $q }; over { $years } { $money }
source-annuity = growing annuity, paid at the start of each year
step-savings = What your savings become
step-savings-rule = savings × (1 + return until then) ^ years
step-to-invest-rule = what is missing ÷ what ₹1 at the start of each month becomes, growing by (1 + return) ^ (1 ÷ 12) a month
step-to-invest-value = { $missing } over { $months }: { $to-invest }
step-twelfths = As SIP calculators count
step-twelfths-rule = savings and instalments earn return ÷ 12 each month, which comes to more in a year
step-twelfths-value = × { $factor } a month: { $to-invest } to invest each month
