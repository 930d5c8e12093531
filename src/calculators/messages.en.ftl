# Words of many calculators
interest-rate = Interest rate
chart-year = Year { $year }
table-by-year = By year
column-year = Year

# Fields of a monthly sum that grows
label-expected = Expected return
label-years = Time
label-step-up = Yearly rise
sides = What you know
side-monthly = I invest monthly
side-target = I want to reach

# Growth year by year
put-in = Put in
growth = Growth
chart = Put in by the end of each year, and growth above it
column-put-in = Put in so far
column-growth = Growth so far
column-value = Value

step-return = Return of one month
step-return-rule = assumed yearly return ÷ 12
step-other-convention = If { $expected } is the return of a whole year
step-other-convention-rule = other calculators let each month grow by (1 + return) ^ (1 ÷ 12)
step-other-convention-value = × { $factor } a month: { $value }

# An account that takes a deposit each year.
# Names of the two parts of the bar
part-paid-in = you pay in
part-interest = interest
you-pay-in = You pay in
paid-in = Paid in
interest = Interest
tables-account = Year by year: what you pay in and the balance
chart-account = Paid in by the end of each year, and interest above it

# When the deposit of a year is paid in
label-when = When you pay it in
when-april = Once, by 5 April
when-monthly = Each month, by the 5th
when-march = Once, in late March

step-month = Interest of a month
step-month-rule = lowest balance between the 5th and the end of the month × rate ÷ 12, { $credited ->
    [march] credited in March
   *[year] credited once a year
  }
step-month-value = balance × { $rate } ÷ 12
step-counted = Months for which a deposit counts in its own year
step-counted-rule = from the month in which it is there by the 5th
counted-april = 12 of 12
counted-monthly = 6.5 of 12 on average
counted-march = 0 of 12

# Interest that is taxed
interest-after-tax = Interest after tax

step-after-tax = After tax
step-after-tax-rule = interest × (1 − slab × { $factor }), with { $cess } cess, { $without ->
    [deduction] without surcharge and without deduction
    [deduction-of-interest] without surcharge and without the deduction for interest put in again
   *[surcharge] without surcharge
  }
source-cess = cess

# A loan that is repaid in EMIs
loan-amount = Loan amount
emi = Monthly EMI
total-payable = Total payable
total-interest = Total interest
# Parts of the bar
part-loan = your loan
part-loan-interest = interest
chart-repaid-by-year = What you pay in each year: principal below, interest above
principal = Principal

# Its schedule. $inputs is the text of the inputs
caption-repayment = Repayment of { $inputs }, in rupees
column-month = Month
column-principal = Principal paid
column-prepaid = Paid early
column-interest-paid = Interest paid
column-balance = Balance
note-rounding = The last instalment settles what rounding the EMI to the rupee leaves over, so the interest in this table adds up to { $interest }.
table-by-month = By month

step-rate = Rate of one month
step-rate-rule = yearly rate ÷ 12
source-rate = as in the RBI’s Key Facts Statement
step-instalments = Number of instalments
step-growth = What one rupee grows to
step-emi = EMI
step-emi-rule = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), rounded to the rupee
# $formula is arithmetic with its result, which has paise
step-emi-value = { $formula }, so { $emi }
source-emi = the formula of an annuity, by which all lenders compute
step-total-rule = EMI × instalments
step-interest-total-rule = total payable − loan

# Values in the row of a calculator: "Pension a month · ₹5,000 a month · 30 years · 10% assumed"
brief-monthly = { $amount } a month
brief-yearly = { $amount } a year
brief-assumed = { $rate } assumed
