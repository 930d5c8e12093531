heading = FD Interest Rates ({ $month })

label-amount = Deposit
label-years = For
label-senior = 60 or older
# Of a visitor who is not: after the deposit and its time
below-60 = under 60
label-payout = Interest
payout-end = At the end, with the deposit
payout-quarter = Paid out each quarter
label-order = Order by
order-highest = Highest rate
order-name = Name
more-fields = Age, tax, payout

# The answer. $time is "3 years", $tax-slab the percent of a visitor who is taxed.
lead-no-rate = { $is-senior ->
    [true] A senior citizen’s **{ $amount } for { $time }**: we found no rate of a bank for it.
   *[false] **{ $amount } for { $time }**: we found no rate of a bank for it.
  }
lead-too-large = { $is-senior ->
    [true] A senior citizen’s **{ $amount } for { $time }** is more than the { WORDS($banks) } banks of this list insure together, { $insured } each.
   *[false] **{ $amount } for { $time }** is more than the { WORDS($banks) } banks of this list insure together, { $insured } each.
  }
# At the bank or banks with the highest rate, which come first below
lead-one-bank = { $is-senior ->
    [true] A senior citizen’s **{ $amount } for { $time }** becomes
   *[false] **{ $amount } for { $time }** becomes
  } { $is-beaten ->
    [true] **{ $value }**
   *[false] up to **{ $value }**
  } at { $rate }, { $is-taxed ->
    [true] or { $after-tax } after tax at { $tax-slab }%
   *[false] before tax
  }, insured in full.
lead-several = { $is-senior ->
    [true] A senior citizen’s **{ $amount } for { $time }** becomes **{ $value }**
   *[false] **{ $amount } for { $time }** becomes **{ $value }**
  }{ $is-taxed ->
    [true] , or { $after-tax } after tax at { $tax-slab }%
   *[false] {" "}before tax
  }, insured in full over { WORDS($banks) } banks: { $are-named ->
    [true] { LIST($parts) }
   *[false] from { $first-part } down to { $lowest-rate }
  }.
# What somebody of 60 or older would get for it
lead-senior = { $is-beaten ->
    [true] From the age of 60: **{ $value }**.
   *[false] From the age of 60: up to **{ $value }**.
  }
# One of $parts
part = { $amount } at { $bank } ({ $rate })
limit = The { $insured } insured at each bank must cover its interest too: to be insured in full, keep at most { $amount } at { $bank }. All of it there would become { $whole }, with { $insured } insured.

# The banks that pay the same, where $first, $second and $third are known
any-bank = { $count ->
    [1] { $first }
    [2] { $first } or { $second }
    [3] { $first }, { $second } or { $third }
   *[other] { $first } or any of { WORDS($others) } other banks
  }

# The total beside the answer
result-at = At { $rate } you get
result-over = Over { WORDS($banks) } banks you get
part-deposit = your deposit
part-interest = interest
result-before-tax = before tax, insured in full.
result-after-tax = { $after-tax } after tax at { $tax-slab }% with cess, insured in full.

# The same beside a total that stands alone: $bank is one bank, or several with the same rate, $sentence one of the two above.
result-where = { $banks ->
    [1] At { $bank }, { $sentence }
   *[other] At { WORDS($banks) } banks, { $sentence }
  }

# Notes on the banks
# What tax would leave of the highest sum, for a visitor who has named no slab
note-left = Of { $value }, tax on the interest would leave { $at20 } at 20%, { $at30 } at 30%.
note-insured = { $insured } is insured at each bank, deposit and interest together.
note-within = Your { $owed } stays within that at every bank here.
note-beyond = What is beyond that depends on the bank, so spread it over several.
note-senior = From 60, { $free } of interest a year is free of tax in the old regime; that is not counted here.
no-rate = We found no rate of these for { $time }.
tag-tie = Tie for the highest rate, { $time }
tag-highest = Highest published rate for { $time }

# A bank. $kind is "small finance bank".
bank = Bank
about-bank = { $kind }, insured
rate = Rate
rate-senior = Rate, 60 or older
by-years = By years
highest = highest { $rate }
below-sixty = below 60
you-get = You get
after-tax = { $amount } after tax
insured-in-full = insured in full
insured-part = { $insured } of it insured

# A bank, opened. A rate of each time stands in one line: "1 y 7.00%, 2 y 7.30%".
fact-highest = Highest rate for any time, below 60
fact-below = Below 60
fact-from = 60 or older
rate-of-years = { $years } y { $rate }
breaking = Taken off the rate for breaking it early
in-force = In force since

# Companies
companies = Company deposits, which nobody insures
note-companies = Rates for { $time } of { $month }, older than those of the banks. We list them from A to Z, because a higher rate is paid for a higher risk.
note-compounding = How often each of them adds interest was not found: “You get” counts it once a year, the least of the usual ways.
note-risk = If a company fails, you wait with its other creditors. AAA is the best rating, and each step down means a higher risk of losing money.
reason-other-years = Only their rates for { $time } are known.
note-other-years = Only these rates are known: choose { $time } to see what you get.
reason-payout = Whether their rates also hold for interest that is paid out each quarter was not found.
note-payout = Choose interest at the end to see what you get.
company = Company
about-company = { $kind }, not insured
rating = Rating
from-rate = from { $rate }
or-more = or more
after-tax-or-more = { $amount } or more after tax
fact-extra = From 60, on top
fact-rating = Credit rating

# Government schemes
instead = Instead of a deposit
scss = Senior Citizens’ Savings Scheme
scss-terms = From 60, up to { $limit }; 5 years, paid each quarter, by the Government of India; rate checked in { $month }
nsc = National Savings Certificate
nsc-terms = 5 years, paid at the end, by the Government of India; rate checked in { $month }
