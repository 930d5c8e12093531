name = EMI calculator
# Where the text around it says that it is a calculator
short-name = EMI of any loan

label-kind = The rate is quoted
kind-reducing = On a reducing balance
kind-flat = Flat
label-months = Tenure
label-fee = Fee with GST
label-wait = Time before the first EMI
label-parts = The loan is paid out
parts = { $count ->
    [one] All at once
   *[other] In { $count } yearly parts
  }
more-fields = A fee, time before the first EMI

conflict-fee = Enter at most half of the loan, { $most }.
conflict-flat-wait = A flat rate counts from the first month. Enter 0, or choose a reducing balance.
conflict-parts = The last part is paid out after { $months }. Enter more than that, or fewer parts.

# A tenure: $years is "3 years" or "2 years 6 months", and not said below a year
tenure-in-years = { $months } ({ $years })
# What the answer holds for. $wait is "60 months (5 years)"; of a loan paid out at once $parts is 1.
inputs = { $amount } over { $tenure } at { $is-flat ->
    [true] a flat { $rate } a year
   *[false] { $rate } a year
  }
inputs-wait = { $parts ->
    [one] { $inputs }, with EMIs after { $wait }
   *[other] { $inputs }, paid out in { $parts } yearly parts, with EMIs after { $wait }
  }
inputs-fee = { $inputs }, with a fee of { $fee }

as-flat = As a flat rate
as-reducing = On the reducing balance
apr = APR with the fee
sentence-flat = A flat { $flat } costs as much as **{ $reducing }** on the reducing balance, by which banks quote their rates.
sentence-reducing = A dealer may quote the same EMI as a flat **{ $flat }**.
sentence-free = There is no interest: you pay back what you borrow.
sentence-wait = Interest of **{ $interest }** builds up before the first EMI and is added to the loan. If you pay it month by month, the EMI is **{ $emi }**.
sentence-fee = With the fee, the loan costs **{ $apr }** a year.

chart-repaid-by-month = What you pay in each month: principal below, interest above
chart-month = Month { $month }

effects = What saves most
effect-shorter = Take 12 months less
effect-rate = Find a rate lower by 1 point
effect-pay-interest = Pay the interest before the first EMI
effect-no-fee = Have the fee waived

tables = The schedule: principal, interest and balance
# What the note of the schedule goes on with, where EMIs begin later
note-wait = The loan in it has the { $interest } of interest from before the first EMI, which that sum does not count.

step-instalments-rule = the tenure in months
step-free-rule = P ÷ n, rounded to the rupee
step-flat-interest = Interest at the flat rate
step-flat-interest-rule = loan × flat rate × months ÷ 12
step-flat-emi-rule = (loan + interest) ÷ months, rounded to the rupee
step-as-reducing-rule = the rate at which these EMIs repay the loan, found by trying
step-as-flat-rule = (EMI × months − loan) ÷ loan ÷ months × 12
step-wait = Interest before the first EMI
step-wait-rule = simple interest on each part, from the day it is paid out
source-wait = as in the model scheme for education loans
step-loan-then = Loan when EMIs begin
step-loan-then-rule = loan + interest before the first EMI
step-total-settled-rule = the loan: the last EMI settles what rounding leaves over
step-apr-rule = the rate at which the EMIs repay what reaches you, found by trying
