name = NSC calculator
# Where the text around it says that it is a calculator
short-name = NSC

label-amount = Amount invested
more-fields = Tax, rate

# What the answer holds for. $years is a duration: "5 years".
inputs = { $amount } for { $years } at { $rate } a year

value = What you get after { $years }

# Names of the two parts of the bar
part-put-in = you put in
part-interest = interest

sentence-tax = Nothing is paid out before the end, yet tax is due on the interest of each year, **{ $first }** in the first.
sentence-deduction = In the old tax regime that interest counts as a new deposit under Section 80C, except in the last year.

chart-put-in = Put in
chart = Put in by the end of each year, and interest above it

# In the chart, and a step
interest = Interest

tables = Year by year: the interest to declare
column-interest = Interest of the year
column-interest-so-far = Interest so far
column-value = Value
# $last is the last year but one: "4". $limit is an amount.
note-deduction = The interest of years 1 to { $last } is put in again, so it may be deducted in the old regime, within the { $limit } of Section 80C.

# Steps. $term is a number of years: "5".
step-value = Value after { $years }
step-value-rule = amount × (1 + rate) ^ { $term }, compounded once a year
source-rate = NSC interest rate
step-interest-rule = value − amount
