name = Health insurance cover calculator
# Where the text around it says that it is a calculator
short-name = Health cover

label-bill = Cost of a serious treatment today
label-income = Income of the family in a year
label-years = Time until your next review
label-bills = Serious treatments in one year
bills-1 = One
bills-2 = Two, for a family of four or more
bills-3 = Three
label-inflation = Assumed medical inflation
label-own = Health cover that you have yourselves
more-fields = More treatments, inflation, cover that you have

# What the answer holds for. $own is "₹0" without any cover.
inputs = { $bills ->
    [one] one treatment
   *[other] { $bills } treatments
  } of { $bill } in a year, { $is-today ->
    [true] today
   *[false] { $years } from now
  }, at an assumed medical inflation of { $inflation }, with an income of { $income } a year{ $has-own ->
    [true] {" "}and { $own } of cover
   *[false] {""}
  }
# In a row, after what the figure is
brief-bill = { $is-today ->
    [true] a bill of { $bill }, today
   *[false] a bill of { $bill }, in { $years }
  }
brief-inflation = { $inflation } a year assumed

cover-to-add = Health cover to add
cover = Health cover to look for
bills-come-to = What the bills come to
half-year = Half a year of income

# Names of the two parts of the bar
part-today = at prices of today
part-rise = on top of that

sentence = { $is-today ->
    [true] The bills come to **{ $today }** today.
   *[false] What costs { $today } today costs **{ $later }** in { $years }, if medical costs rise as assumed.
  } { $income-decides ->
    [true] Half a year of income is more, so the rule of thumb decides.
   *[false] That is at least half a year of income, the usual rule of thumb.
  } Nobody can know your bill: this is a rule of thumb, not a forecast.

chart = What the bills come to, year by year: prices of today, and the assumed rise above
chart-today = Prices of today
chart-rise = Assumed rise
# The first bar and the first row
today = Today

tables = Year by year: what the bills come to
column-bills = The bills
column-own = Cover that you have
column-missing = Missing

step-bills-rule = cost today × treatments × (1 + assumed medical inflation) ^ years
source-inflation = projection of medical inflation
step-half-year-rule = a rule of thumb of insurers and newspapers, not of the law
step-cover = Cover to look for
step-cover-rule = the larger of the two, rounded up to a lakh, less the cover that you have
