name = EMI calculator
# Where the text around it says that it is a calculator
short-name = EMI

label-amount = Loan amount
label-years = Tenure
label-rate = Interest rate
label-prepay = Pay early
label-every = How often
every-once = Once
every-year = Every year
every-month = Every month
label-after = First after
label-adjusts = After paying early
adjusts-tenure = Finish earlier
adjusts-emi = Lower the EMI
label-rise = Change of the rate after a year
more-fields = Paying early, a change of the rate

conflict-prepay = That is more than the loan. Enter at most { $amount }.
conflict-after = The loan ends after { $time }. Enter a time before that.

# What the answer holds for
inputs = { $amount } over { $years } at { $rate } a year

emi = Monthly EMI
total-payable = Total payable
total-interest = Total interest

# Parts of the bar; the interest also stands after an amount: "saves ₹7.3 lakh of interest"
part-loan = your loan
part-interest = interest

rate-rises = If the rate rises by 1 point, the EMI becomes **{ $emi }**, which is { $more } more each month.

# What early payments and a change of the rate come to. $time is "2 years 3 months".
changed = { $only-prepays ->
    [true] Paying early
   *[false] With these changes the loan
  } { $saves ->
    [true] saves **{ $interest } of interest**
   *[false] costs **{ $interest } more interest**
  }{ $only-prepays ->
    [true] { $ends ->
      [sooner] {" "}and ends the loan **{ $time }** sooner.
      [later] {" "}and ends the loan **{ $time }** later.
     *[same] .
    }
   *[false] { $ends ->
      [sooner] {" "}and ends **{ $time }** sooner.
      [later] {" "}and ends **{ $time }** later.
     *[same] .
    }
  }

chart-fold = Chart, and what saves most interest
chart = What you pay in each year: principal below, interest above
chart-principal = Principal
chart-interest = Interest
chart-year = Year { $year }

effects = What saves most interest
effect-shorter = Take 5 years less
effect-one-more = Pay one more EMI each year
effect-rate = Find a rate lower by 0.5 points

tables = Year by year: principal, interest and balance
table-by-year = By year
table-by-month = By month
# $inputs is the text of the inputs
caption = Repayment of { $inputs }, in rupees
column-year = Year
column-month = Month
column-principal = Principal paid
column-prepaid = Paid early
column-interest = Interest paid
column-balance = Balance
note-rounding = The last instalment settles what rounding the EMI to the rupee leaves over, so the interest in this table adds up to { $interest }.

step-rate = Rate of one month
step-rate-rule = yearly rate ÷ 12
source-rate = as in the RBI’s Key Facts Statement
step-instalments = Number of instalments
step-instalments-rule = years × 12
step-growth = What one rupee grows to
step-emi = EMI
step-emi-rule = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), rounded to the rupee
# $formula is arithmetic with its result, which has paise
step-emi-value = { $formula }, so { $emi }
source-emi = the formula of an annuity, by which all lenders compute
step-total-rule = EMI × instalments
step-total-rule-changed = all instalments and prepayments of the schedule
step-interest-rule = total payable − loan
