name = Home loan EMI calculator
# Where the text around it says that it is a calculator
short-name = Home loan EMI

label-years = Tenure
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

effects = What saves most interest
effect-shorter = Take 5 years less
effect-one-more = Pay one more EMI each year
effect-rate = Find a rate lower by 0.5 points

tables = Year by year: principal, interest and balance

step-instalments-rule = years × 12
step-total-rule-changed = all instalments and prepayments of the schedule
