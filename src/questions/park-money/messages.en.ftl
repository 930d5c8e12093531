name = Where do I park my money?
# Where the text around it says that it is a question
short-name = Park money

label-sum = Sum
label-months = For
label-senior = 60 or older
label-banks = Banks
banks-all = All banks
banks-large = Without small finance banks
banks-public = Public banks only

# What the answer holds for. $slab is a rate of tax: "20%".
inputs = { $is-taxed ->
    [true] { $sum } for { $months }, { $age }, at the { $slab } tax slab, { $banks }
   *[false] { $sum } for { $months }, { $age }, with no tax due, { $banks }
  }
age-senior = from the age of 60
age-below = below the age of 60
in-all = at all banks
in-large = without small finance banks
in-public = at public banks
# The values in a few words: "₹8 lakh · 14 months · 20% slab"
brief = { $is-senior ->
    [true] { $is-taxed ->
        [true] { $sum } · { $months } · 60+ · { $slab } slab
       *[false] { $sum } · { $months } · 60+ · no tax
      }
   *[false] { $is-taxed ->
        [true] { $sum } · { $months } · { $slab } slab
       *[false] { $sum } · { $months } · no tax
      }
  }

# The answer. $sum is "₹8 lakh", $months "14 months"
answer-one = { $is-taxed ->
    [true] In an FD at one bank, { $sum } earns **{ $earned }** after tax in { $months }, all insured.
   *[false] In an FD at one bank, { $sum } earns **{ $earned }** in { $months }, all insured.
  }
# How it is split stands below
answer-split = { $is-taxed ->
    [true] Split over { WORDS($banks) } banks, { $sum } earns **{ $earned }** after tax in { $months }, all insured.
   *[false] Split over { WORDS($banks) } banks, { $sum } earns **{ $earned }** in { $months }, all insured.
  }
# $fits is the part of the sum that is insured
answer-too-large = { $is-taxed ->
    [true] FDs at { $banks } banks insure **{ $fits }** of { $sum }. That part earns **{ $earned }** after tax.
   *[false] FDs at { $banks } banks insure **{ $fits }** of { $sum }. That part earns **{ $earned }**.
  }
answer-none = We have no FD rate for this tenure at the banks that you chose. Change the months, the age or the banks.

# The whole sum at one bank: "SBI"
contrast = { $is-insured ->
    [true] At { $bank } it earns **{ $earned }**.
   *[false] At { $bank } alone it earns **{ $earned }**, with { $insured } insured.
  }

# Below the answer. $less and $monthly are amounts.
difference = { $is-long ->
    [true] That is **{ $less }** less, or { $monthly } a month.
   *[false] That is **{ $less }** less.
  }
# $count is a number of banks
highest = These are the highest of { $count } FD rates that we can compare.
old-names = Each row below still counts with your sum and months.

# The panel
earned = Earned after tax
earned-untaxed = Earned
fact-left = You then have
fact-banks = Banks
fact-insured = Insured at each
last-known-rates = Last known FD rates

range = { $least } to { $most }
earns = + { $amount }
insured-whole = insured in full
insured-part = { $insured } insured

# The split
split-title = How to split it, all insured
split-note = Each bank insures { $insured } with its interest. So keep at most { $first } in the first FD.
# The part of a bank in the bar: "SBI, 6.25%", "one of three banks, 7.25%"
split-tie = one of { WORDS($count) } banks, { $rate }
tied = { LIST($banks) } pay the same { $rate }: any { WORDS($used) } of them will do.
tied-with-others = { $first } and { WORDS($others) } other banks pay the same { $rate }: any { WORDS($used) } of them will do.
split-caption = The parts of the sum, the highest rate first
column-part = Part
column-bank = Bank and rate
column-amount = Amount
either-bank = { CHOICE($banks) }
any-bank = { $first } or any of { WORDS($others) } other banks
split-bank = { $bank }, { $rate }

# Bank deposits
banks-title = { $is-taxed ->
    [true] All in one place: what is left after tax
   *[false] All in one place: what it earns
  }
# In the fold below the rows. $month is "September 2026"
about-title = About these rates ({ $month })
# $day is the day of the oldest rate, $count how many banks can be ranked, $first how many of the highest are shown, $fold the title of the fold with all
about-banks = FD rates { $is-senior ->
    [true] for savers of 60 or older
   *[false] for savers below 60
  }, { $day }{ $shown ->
    [all] .
    [systemic] : { WORDS($first) } of the highest of { $count } that we can compare, then the RBI’s systemically important banks. “{ $fold }” has them all.
   *[first] : { WORDS($first) } of the highest of { $count } that we can compare. “{ $fold }” has them all.
  }
about-schemes = The government sets the rates of the post office and its schemes each quarter, and they are not ranked with those of banks.
old-banks-title = FD for { $months }: last known rates
old-banks-intro = The whole sum at one bank, from A to Z.
# $tenure is a line of the bank's card: "1 year to 15 months"
terms = FD at { $rate } · { $tenure }
# Beside schemes that pay their interest out
terms-yield = Yields { $yearly } a year
# In the opened row
fact-before-tax = Earned before tax
fact-yield = Yield a year
fact-broken = Penalty if broken early
fact-day = Rate as of
fact-accounts = Accounts counted
fact-paid-out = Paid out
fact-runs = Runs
row-list = { $bank } among all fixed deposits
above-limit = other rates from { $limit } on
unranked-title = Not ranked: { $count ->
    [one] one bank
   *[other] { WORDS($count) } banks
  }

# Where the money can be taken out
open-title = To take out any day
savings-name = Savings account
savings-terms = { $range } a year
savings-list = Savings accounts by balance
savings-too-large = Above { $most } we have no rates
fund-name = Liquid fund
fund-terms = No return is promised
fund-paid-out = usually the next working day
fund-guide = What debt funds do
not-insured = not insured
fund-note = To leave as much as the FDs, a fund must earn { $even } a year before tax. It may earn less, or lose.

# Schemes of the government
schemes-title = Post office and government
schemes-intro = Last known rates, { $month }.
government = Government scheme
# Below the amount of a scheme that does not add its interest
paid-out = { $each ->
    [quarter] paid out each quarter, not added
   *[year] paid out each year, not added
  }
payout-yield = Would yield { $yearly } a year if each payout earned the same again
payout-note = An FD adds its interest each quarter, which then earns more. What a scheme pays out is yours to spend or to save, and is counted here without interest on it. So compare the yearly yields, not the amounts.
scheme-deposit = Post office time deposit, { $years }
scheme-savings = Post office savings account
scheme-scss = Senior Citizens’ Savings Scheme
scheme-nsc = National Savings Certificate
scheme-bonds = RBI floating rate bonds
scheme-ppf = Public Provident Fund (PPF)
scheme-rate = { $rate } a year
scheme-rest = { $rate }, then the savings rate
scheme-list = All schemes of the government
scheme-limit = For { $taken } at most
bonds-floating = { $rate } now, set anew each half year
runs = runs { $years }
from-sixty = From the age of 60
unfit-title = Not for { $months }

# What else to know
know-title = Before you decide
know-cards = { $rose ->
    [true] The RBI raised the repo rate on { $changed }, after the day of these rates. Banks may have set others since.
   *[false] The RBI cut the repo rate on { $changed }, after the day of these rates. Banks may have set others since.
  }
know-cards-only = These are the rates of { $day }. Banks may have set others since.
know-early = If you break an FD, the bank pays the rate for the time held, usually less a penalty: open its row.
know-without = { $is-senior ->
    [true] { $count ->
        [one] One bank prints no rate for seniors on this tenure.
       *[other] { WORDS($count, case: "sentence") } banks print no rate for seniors on this tenure.
      }
   *[false] { $count ->
        [one] One bank prints no rate for this tenure.
       *[other] { WORDS($count, case: "sentence") } banks print no rate for this tenure.
      }
  }
know-together = Each bank insures { $insured } for you, over all your FDs and accounts there.
know-senior = In the old tax regime you may deduct { $free } of interest a year from the age of 60. That is not counted here.
know-insured = Deposit insurance
know-list = All fixed deposits, and the terms of each bank
know-deduction = The deduction from the age of 60

# Folded tables
tables = All banks, rate by rate
table-banks = Banks
column-name = Bank
column-rate = Rate, % a year
column-tenure = Slab
column-earned = Earned
column-after-tax = After tax
column-broken = Penalty if broken early
table-schemes = Post office and government
column-scheme = Scheme
column-runs = Runs
any-day = any day
# $limit and $free are amounts
schemes-note = A person of 60 or older may put { $limit } into the Senior Citizens’ Savings Scheme. In the old regime, { $free } of interest a year may be deducted from the age of 60; that is not counted. Interest that a scheme pays out, as this one and the longer time deposits do, is not added as at a bank.

# Steps
step-days = Tenure in days
step-days-rule = months × 365 ÷ 12, rounded: the card of each bank has a slab for it
step-days-value = { $months }: { $days } days
step-value = First FD at its end
step-value-rule = deposit × (1 + rate ÷ 4) ^ quarters
source-quarters = banks compound deposits each quarter
step-interest = Interest of all parts
step-interest-rule = { $parts ->
    [one] what comes back − deposit
   *[other] the interest of each FD, added
  }
step-tax = After tax
step-tax-rule = interest × (1 − slab × { $factor }), with { $cess } cess, without surcharge
source-cess = health and education cess
step-room = Most in the first FD
step-room-rule = insured amount ÷ (1 + rate ÷ 4) ^ quarters, rounded down to whole thousands where the sum goes on at another bank
step-fund = What a fund must earn
step-fund-rule = (sum and interest ÷ sum) ^ (12 ÷ months) − 1, taxed at the same slab
source-fund = tax on the gain of a debt fund

# Where it leads
to-deposits = All fixed deposits
to-calculator = FD calculator
to-prepay = Prepay or invest?
