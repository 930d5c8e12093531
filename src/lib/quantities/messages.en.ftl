# Values without a number
not-available = Not available
not-found = Not found
not-known = Not known
varies = Varies
# A value that may be wrong, until it is put right
held-back = Held back
nil = Nil

# A value and the remark on it, which is a sentence: "Up to 30 years. Or to age 75."
with-note = { $value }. { $note }
# A value as a sentence
as-sentence = { $value }.

# The ends of a value
up-to = up to { $value }
from = from { $value }
range = { $least } to { $most }

# A fee, with its bounds, what comes on top, and for which loans: "0.50%, at most ₹15,000 up to ₹50 lakh"
at-least = at least { $amount }
at-most = at most { $amount }
plus = plus { $amount }
fee-up-to = { $fee } up to { $loan }
fee-above = { $fee } above
nil-until = Nil until { $day }
nil-until-if = Nil until { $day } if { $conditions }

# Rates by balance
rate-up-to = { $rate } up to { $balance }
rate-above = { $rate } above

# Who gets a rate
salaried = salaried
self-employed = self-employed
professional = professional
government-employee = government employee
woman-first-owner = woman first owner
salary-account = salary account
pre-approved = pre-approved
loan-taken-over = loan taken over
overdraft = overdraft
best-internal-grade = best internal grade
credit-insurance = credit insurance
score-below = score below { $score }
score-at-least = score at least { $score }
score-range = score { $least } to { $most }
loan-up-to = loan up to { $most }
loan-above = loan above { $above }
loan-range = loan above { $above } up to { $most }

# What a card pays, and its limits
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
points-per = { $points } per { $spent }
times-base = { $times } times the base reward
a-month = { $amount } a month
a-quarter = { $amount } a quarter
a-year = { $amount } a year
unlimited = Unlimited
no-visits = None
