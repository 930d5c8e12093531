heading = Top Savings Accounts ({ $month })

label-balance = Balance that you keep
label-zero = No minimum balance
label-order = Order by
order-earn = You earn
order-minimum = Min. balance
order-name = Name
more-fields = Tax

inputs = { $balance } a year

# The answer. $tax-slab is the percent of a visitor who is taxed.
lead-none = **{ $balance }** fits no insured account of this list: { $insured } is insured at each bank.
lead-one-bank = **{ $balance }** kept for a year earns { $is-beaten ->
    [true] **{ $earned }**
   *[false] up to **{ $earned }**
  }{ $is-taxed ->
    [true] , or { $after-tax } after tax at { $tax-slab }%
   *[false] {""}
  }, insured in full at { $bank }.
lead-several = **{ $balance }** kept for a year earns **{ $earned }**{ $is-taxed ->
    [true] , or { $after-tax } after tax at { $tax-slab }%
   *[false] {""}
  }, { $are-named ->
    [true] insured in full: { LIST($parts) }
   *[false] insured in full in { WORDS($count) } parts, from { $first-part } to { $last-part }
  }.
# A bank with its rate, and a part of the balance at it
bank-rate = { $bank } ({ $rate })
part = { $amount } at { $bank }
alone = At one bank alone only { $insured } would be insured.

# The total beside the answer
result-one-bank = In a year you earn
result-over = Over { WORDS($banks) } banks you earn
part-balance = your balance
part-interest = interest
result-before-tax = before tax.
result-after-tax = { $after-tax } after tax at { $tax-slab }% with cess.

# Notes and reasons
note-minimum = For { $count } of these banks we could not find whether there is a minimum balance. Ask the bank.
note-counted = Counted on your balance alone, without interest on the interest.
tag-highest = Highest published rate
no-rate = We found no rate of these.
reason-unknown = Whether these ask for a minimum balance was not found.
reason-minimum = These ask for a minimum balance.
reason-higher = These ask for a higher balance than yours.

# A row. $kind is "small finance bank".
bank = Bank
about-insured = { $kind }, insured. Best for: { $whom }
about-part = { $kind }, { $insured } of it insured. Best for: { $whom }
rate = Interest rate
on-balance = on { $balance }
# In a comparison
rate-on-balance = Rate on { $balance }
minimum = Minimum
below-minimum = { $charge } a month below it
nothing-to-pay = nothing to pay
average = average of a month
earn = You earn a year
after-tax = { $amount } after tax
before-charge = before any charge
less-charge = less { $charge } a month
bands = { $count ->
    [one] one rate for any balance
   *[other] { $count } rates by balance
  }

# An opened row
fact-rate = Interest by balance
fact-minimum = Minimum balance
fact-below = Charge for a month below the minimum, before GST
share-of-missing = { $charge } (of what is missing)
in-force = In force since
