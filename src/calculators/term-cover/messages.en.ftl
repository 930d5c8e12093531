name = Term insurance cover calculator
# Where the text around it says that it is a calculator
short-name = Term insurance cover

label-monthly = Family's spending a month, without yours
label-years = Years in which they need it
label-loans = Loans to repay
# Half a line on a phone, with the hint below it
label-goals = Education and marriage
hint-goals = children, today's cost
label-savings = Savings that they could use
label-cover = Life cover that you have
label-inflation = Assumed inflation
label-expected = Assumed return after tax
more-fields = Cover that you have, inflation, return

# What the answer holds for. $once is an amount for loans and children, $there one of savings and cover; either may be nothing.
inputs = { $monthly } a month for { $years }{ $has-once ->
    [true] , { $once } for loans and children
   *[false] {""}
  }{ $has-there ->
    [true] , less { $there } of savings and cover
   *[false] {""}
  }, at an assumed inflation of { $inflation } and an assumed return of { $expected } a year
# In a row, after what the figure is
brief-once = loans and goals { $once }
brief-returns = returns assumed

# The headline, and a step
cover = Life cover to buy

# Names of the two parts of the bar
part-spending = for spending
part-once = for loans and children

fact-spending = For spending
fact-there = Savings and cover you have

sentence-spending = { $is-enough ->
    [true] With what you have
   *[false] With it
  } your family can spend { $monthly } a month **at the prices of today for { $years }**{ $has-once ->
    [true] , once { $once } is paid for loans and children.
   *[false] .
  }
sentence-times = { $is-once ->
    [true] The money for spending is what they spend in one year.
   *[false] The money for spending is { $times } times what they spend in the first year. Invested, it may grow at first; in the last year it is used up.
  }
sentence-enough = That is enough, so you need no more cover.
sentence-assumed = Inflation and return are assumed.

chart = The money for spending, year by year: left at the end, and spent in the year above it
chart-left = Left

# In the chart, and a column
spent-in-year = Spent in the year

effects = What lowers it most
effect-loans = Repay the loans
effect-years = Support for 5 years less
effect-spend-less = Spend 10% less

tables = Year by year: how the money is used up
column-month = Spent a month
column-left = Left at the end

# Steps
step-spending = Money for spending
step-spending-rule = Σ spending of a year × ((1 + inflation) ÷ (1 + return)) ^ t, for t from 0 to years − 1
# $rise is 1 + inflation, $growth is 1 + return: "1.06", "1.07"
step-spending-value = { $yearly } a year, { $rise } ÷ { $growth }, { $years }: { $money }
source-annuity = growing annuity, each year paid at its start; needs-based method of life cover
step-once = To pay at once
step-once-rule = loans + children
step-cover-rule = spending + to pay at once − savings − cover that you have, rounded up to a lakh
step-cover-value = { $spending } + { $once } − { $there } = { $need }{ $is-rounded ->
    [true] , so { $rounded }
   *[false] {""}
  }
