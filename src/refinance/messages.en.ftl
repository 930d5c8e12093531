# The form
form = The loan you repay
form-on-phone = Enter your loan
label-owed = You still owe
# Of a gold loan
label-owed-with-interest = You owe today, with interest
label-rate = Your rate
label-time = Time left
label-worth = Your gold is worth
label-leaving = Foreclosure charge
label-lender = Your lender


# What the answer is for. $time is such as "15 years".
inputs = { $balance } at { $rate }, { $time } left

# Where the rates are too old to say who saves most
counted-for = What each lender would save is counted for { $inputs }.

# The answer. $inputs is such as "₹40 lakh at 9.1%, 15 years left".
most-saved = { $is-fee-left-out ->
    [true] The most you could save, where the fee is known, on { $inputs }
   *[false] The most you could save on { $inputs }
  }
nothing = Nothing
# What a saving counts: no fee, a ceiling or a known one, with or without a charge of $leaving for ending the loan of today.
after-fee = { $charge ->
    [unknown] before its fee, which is not known
    [unknown-and-leaving] before its fee, which is not known, and after { $leaving } for leaving your lender
    [ceiling] after the largest fee it may ask, { $fee }
    [ceiling-and-leaving] after the largest fee it may ask, { $fee } and after { $leaving } for leaving your lender
    [none] with no fee
    [none-and-leaving] with no fee and after { $leaving } for leaving your lender
    [known] after its fee of { $fee }
   *[known-and-leaving] after its fee of { $fee } and after { $leaving } for leaving your lender
  }
# The rate of an offer, and who gets it: "7.10% (salaried, score 840 or more)"
rate-for = { $rate } ({ $who })
own-lender = Ask { $lender } first: a fall to the { $rate } that it publishes { $saves ->
    [true] saves up to **{ $saving }**,
   *[false] costs more than it saves,
  } { after-fee }.
own-lender-not-lower = { $lender } publishes no rate below yours for these numbers.
other-lender = Moving to { $lender } at its published { $rate } { $saves ->
    [true] saves up to **{ $saving }**,
   *[false] costs more than it saves,
  } { after-fee }, over the { $time } left.
nobody-lower = { $has-own-lender ->
    [true] No other lender of this list publishes a lower rate.
   *[false] No lender of this list publishes a lower rate.
  }
not-promised = A published rate is what the best borrower gets, so nothing is promised. Fees count with GST.

# The lenders
lenders = Lender by lender: { $count }
others = { $by ->
    [name] Other lenders, by name
   *[saving] Other lenders, the largest saving first
  }
rate-and-fee = { $rate }, fee { $fee }
# Read aloud before an amount
saves = saves
a-month = { $amount } a month
at-the-end = at the end

# An opened lender. $who is such as "salaried, score 840 or more".
condition = For { $who }.
no-condition = We did not find who gets this rate.
emi = EMI { $after } instead of { $before }.
payment-at-the-end = At the end { $after } instead of { $before }.
saving = { $months ->
    [0] Counted { after-fee }.
    [one] Counted { after-fee }. The lower EMI earns that back in { $months } month.
   *[other] Counted { after-fee }. The lower EMI earns that back in { $months } months.
  }
