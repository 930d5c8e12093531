name = Loan eligibility calculator
# Where the text around it says that it is a calculator
short-name = Loan eligibility

label-income = Monthly income in hand
label-other-emis = Other EMIs
label-years = Tenure
label-share = Share of income for EMIs

# What the answer holds for. $other-emis is "₹0" where there are none.
inputs = { $has-others ->
    [true] an income of { $income } a month and { $other-emis } of other EMIs, { $share } of it for EMIs, over { $years } at { $rate }
   *[false] an income of { $income } a month, { $share } of it for EMIs, over { $years } at { $rate }
  }
# In a row, after what the figure is
brief-income = { $income } a month earned

most = You can borrow about
emi = EMI
total-interest = Total interest

# Parts of the bar
part-loan = the loan
part-interest = interest

nothing-left = **Nothing can be borrowed**: your other EMIs of { $other-emis } take up the { $share } of your income already.
sentence = If the rate is 1 point higher, the same EMI repays only **{ $carried }**, { $less } less. A lender may offer more, but you still have your other bills to pay.

chart = The loan for this EMI by tenure, and the interest on it above
loan = Loan
interest = Interest

tables = The loan for this EMI by tenure
table-by-tenure = By tenure
caption = What an EMI of { $emi } repays, in rupees
column-years = Years
column-paid = Paid in all

step-emi = EMI you can pay
step-emi-rule = income × share − other EMIs
step-lakh = EMI of ₹1,00,000
step-lakh-value = { $emi } at { $rate } over { $months }
step-loan-rule = EMI you can pay ÷ EMI of one rupee
