name = Recurring deposit calculator
# Where the text around it says that it is a calculator
short-name = Recurring deposit

label-monthly = Monthly deposit
label-years = Tenure
more-fields = Tax

# What the answer holds for
inputs = { $monthly } a month for { $years } at { $rate } a year

# The headline, and a step
value = Deposits and interest

# Names of the two parts of the bar
part-paid-in = you pay in
part-interest = interest

# $share is the interest in percent of the deposits.
sentence = The interest is **{ $share }** of what you pay in: the last instalments earn for a few months only.

chart-paid-in = Paid in
chart = Paid in by the end of each year, and interest above it

# In the chart, and a step
interest = Interest

tables = Year by year: deposits and interest

# Steps. $months is a number: "36".
step-instalment = One instalment
step-instalment-rule = instalment × (1 + rate ÷ 4) ^ (months left ÷ 3)
step-instalment-value = the first: { $monthly } × (1 + { $rate } ÷ 4)^({ $months } ÷ 3)
source-quarters = banks and the post office compound recurring deposits each quarter
step-value-rule = the sum over { $months } instalments
step-interest-rule = what comes back − deposits
