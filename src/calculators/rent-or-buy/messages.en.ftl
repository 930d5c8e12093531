name = Rent or buy calculator
# Where the text around it says that it is a calculator
short-name = Rent or buy

label-price = Price of the home
label-rent = Rent of such a home, a month
label-years = How long you would stay
label-down = Down payment
label-rate = Interest rate of the loan
label-tenure = Tenure of the loan
label-costs = Stamp duty, registration, brokerage
label-upkeep = Upkeep and property tax, a year
label-home-rise = Assumed rise of home prices
label-rent-rise = Assumed rise of rents
label-expected = Assumed return of investments
more-fields = Loan, costs, what is assumed

# What the answer holds for. $down, $costs and $upkeep are shares of the price; $tenure and $rate are those of the loan.
inputs = a home of { $price } ({ $borrows ->
    [true] { $down } down, the rest over { $tenure } at { $rate }
   *[false] { $down } down
  }, { $costs } of costs, { $upkeep } of upkeep a year) or a rent of { $rent } a month, over { $years }; assumed a year: home prices up { $home-rise }, rents up { $rent-rise }, money earning { $expected }
# In a row, after what the figure is
brief-home = home { $price }
brief-rent = rent { $rent }
brief-rises = rises assumed

# The headline; an amount follows.
leaves-more = { $way ->
    [buying] After { $years }, buying leaves you more by
   *[renting] After { $years }, renting leaves you more by
  }

# Names of the two parts of the bar
part-buy = yours if you buy
part-rent = yours if you rent

# Facts, columns and steps
if-buy = If you buy
if-rent = If you rent

sentence-break-even = Buying is ahead if you stay at least **{ $years }**.
sentence-renting = We counted up to { $years }: **renting stays ahead in every one**.
sentence-condition = This is true only if whoever rents invests the down payment, and each month the money that renting saves.
sentence-assumed = Prices, rents and returns are assumed.
sentence-tax = Tax on gains is left out.

chart = What the home is worth at the end of each year: your part, and the part still owed above it
chart-part = Your part of the home

# In the chart, and a column
still-owed = Still owed

tables = Year by year: what is yours if you buy and if you rent
column-home = Home
column-rent-paid = Rent paid so far

# Steps
step-owner = Owner, first month
step-owner-rule = EMI + upkeep
step-tenant = Tenant, first day
step-tenant-rule = invests the down payment and the costs of buying
step-month = Each month
step-month-rule = whoever pays less in a month invests the difference at its start; both grow by return ÷ 12
step-month-value = { $difference } in the first month, × { $factor }
step-buy-rule = price × (1 + rise) ^ years − still owed + invested besides
step-rent-rule = all that was invested, and its growth
