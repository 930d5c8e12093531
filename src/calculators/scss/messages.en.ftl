name = SCSS calculator
# Where the text around it says that it is a calculator
short-name = SCSS

more-fields = Tax, rate

# A field, and in the chart
deposit = Deposit

# What the answer holds for. $years is a duration: "5 years".
inputs = { $amount } for { $years } at { $rate } a year

value = Paid to you every quarter

# Names of the two parts of the bar
part-deposit = your deposit, back at the end
part-interest = interest paid out

fact-after-tax = Each quarter after tax
fact-interest = Interest in { $years }

sentence-month = It comes to **{ $monthly } a month**, and after { $years } you get your { $amount } back.
# $interest is that of a year, and $free what of it may be deducted.
sentence-taxed = The interest of a year, { $interest }, is taxed; in the old regime { $free } of it may be deducted.
sentence-free = In the old regime the whole interest of a year, { $interest }, may be deducted.

chart-interest = Interest paid out
chart = Deposit by the end of each year, and interest paid out above it

tables = Year by year: what has been paid out
column-quarter = Each quarter
column-in-year = In the year
column-so-far = Paid out so far

# Steps
step-quarter = Interest of a quarter
step-quarter-rule = deposit × yearly rate ÷ 4, paid out and not compounded
source-rate = SCSS interest rate
step-term = In { $years }
step-term-rule = interest of a quarter × quarters
source-term = term of the scheme
