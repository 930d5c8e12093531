# The answer, “₹50 lakh over 20 years costs …”, and what else all loans say: src/lists/loans/messages.en.ftl
heading = { $count } home loans

label-amount = Loan amount
label-tenure = Tenure
label-salary-bank = Salary is paid into
label-woman = A woman is first owner (may lower the rate)
label-repo = Add the change of the repo rate (estimate)
more-fields = Score, salary bank, first owner

without-script = For your own numbers, turn on JavaScript. EMIs at the lowest published rate:
loan = Loan

# The month of the lowest rate: "September 2026, before the repo rate rose on 7 October"
month-before-move = { $month }, before the repo rate { $moved ->
    [up] rose
   *[down] fell
  } on { $day }
# The month of a lowest rate that is an estimate: "September 2026, with 0.25 points added"
month-with-change = { $month }, with { $points } points { $moved ->
    [up] added
   *[down] taken off
  }

starting-rate = { $rate } is a starting rate: you may be offered a higher one.
score-below-all = We found no starting rate here for a score below { $score }: expect to be offered a higher one.

range = { $low } to { $high }

# A note on lenders with the same rate. $rates is a range, or one rate.
tie = { WORDS($count, case: "sentence") } lenders start at { $rates }: { $knows-all-fees ->
    [true] the lowest fee comes first.
   *[false] the lowest fee comes first, an unclear one last.
  }

# $repo-moved is a sentence of the shared messages: "The repo rate rose by 0.25 points on 7 October 2026"
repo-passed-on = { $count ->
    [one] { $repo-moved }. As an estimate it is passed on to the one rate here that follows it and was read before; lenders with a rate of their own are left as published.
   *[other] { $repo-moved }. As an estimate it is passed on to the { WORDS($count) } rates here that follow it and were read before; lenders with a rate of their own are left as published.
  }
# "Twelve of the 25 rates follow it": $count follow the repo rate, of $all.
repo-not-passed-on = { $repo-moved }, after we read these rates. { WORDS($count, case: "sentence") } of the { WORDS($all) } rates { $count ->
    [one] follows
   *[other] follow
  } it and may be { $moved ->
    [up] higher
   *[down] lower
  } now: ask the lender.

no-salary-rate = { $bank } publishes no lower rate for a salary account here; ask your branch for one.
no-woman-rate = No lender of this list publishes a lower rate for a woman as first owner; ask for one.

refinance-not-counted = Stamp duty and legal charges of a move are not counted.
refinance-repo = { $repo-moved }, after these rates were read.

# A row
rate = Rate
rate-compared = Published rate
best-grade = for its best grade
score-in-short = score { $score }+
starting = starting rate
rate-average = average { $rate }
fee = fee

# An opened row
who-gets = Who gets { $rate }
no-condition = We did not find who gets it
also-published = Also published
average-rate = Average rate charged
other-rates = Other rates
no-condition-named = we did not find for whom
fee-before-gst = Fee before GST
conversion-fee = Charge to move to a lower rate later
prepayment = Paying early
benchmark = Benchmark
# After a benchmark: what its abbreviations, such as RLLR, are
benchmark-meaning = { $count ->
    [one] { LIST($names) } is the bank’s lending rate that moves with the repo rate.
   *[other] { LIST($names) } are the bank’s lending rates that move with the repo rate.
  }
# What a rate follows, where its benchmark has no name
follows-repo = Repo rate
follows-own = Own rate
follows-external = External benchmark
stands-out = What stands out
note = Note

# A comparison
who-gets-this = Who gets this rate
rates-rise = If rates rise by 1 point
a-month = { $amount } a month
