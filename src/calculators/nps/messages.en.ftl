name = NPS calculator
# Where the text around it says that it is a calculator
short-name = NPS

label-monthly = Monthly contribution
label-age = Your age
label-exit-age = Age at exit
label-expected = Expected return
label-in-scheme = Years in NPS so far
label-balance = Balance today
label-annuity-share = Share for the annuity
label-annuity-rate = Annuity pays
label-sector = Employed by
sector-other = A company, or self-employed
sector-government = The government
more-fields = Years in NPS so far, balance, annuity, employer

conflict-exit-age = The age at exit must be above your age now. Enter { $least } or more.
conflict-in-scheme = Nobody has been in NPS for longer than they live. Enter at most { $most }.

# What the answer holds for. $time is that until the exit.
inputs = { $has-balance ->
    [true] { $balance } today and { $monthly } a month for { $time } at an assumed { $expected } a year
   *[false] { $monthly } a month for { $time } at an assumed { $expected } a year
  }

money = Your NPS money at the exit

# A part of the bar
at-once = at once
part-annuity = for the annuity

# Facts and steps
pension-a-month = Pension a month
lump-sum = Lump sum
fact-taxed = Part that is taxed
fact-put-in = Put in

# $least is the part that has to buy an annuity, $share the part that the visitor gives: "40%"
sentence-annuity = { $exit ->
    [early] { $has-least ->
        [true] This is an early exit: **at least { $least }** has to buy an annuity, a pension for life; here { $share } does.
       *[false] This is an early exit: **no part** has to buy an annuity, a pension for life; here { $share } does.
      }
   *[normal] { $has-least ->
        [true] At a normal exit **at least { $least }** has to buy an annuity, a pension for life; here { $share } does.
       *[false] At a normal exit **no part** has to buy an annuity, a pension for life; here { $share } does.
      }
  }
sentence-in-parts = Instead you may take { $at-once } at once and the other { $rest } in parts over at least { $years }, without an annuity.
sentence-tax = A lump sum of up to { $tax-free } of your NPS money is free of tax; the pension is taxed as income.
sentence-assumed = Return and annuity are assumed, and the sums are in rupees of that year: prices will be higher by then.

effects = What adds most to the money
effect-longer = Stay in for 5 years more
effect-more = Pay in 10% more

tables = Year by year: what you pay in and what it may become

# Steps
step-money = NPS money at the exit
step-money-rule = each month (value + contribution) × (1 + assumed return ÷ 12), from the balance of today on
step-money-value = { $balance } + { $monthly } × { $months } at { $expected } ÷ 12: { $money }
step-time = Time in NPS at the exit
# An exit is normal from $age on: "60". $years are those in NPS.
step-time-rule = { $sector ->
    [government] years so far + age at exit − age now; an exit is normal from { $age }
   *[other] years so far + age at exit − age now; an exit is normal from { $age } or after { $years } in NPS
  }
step-time-value = { $exit ->
    [early] { $so-far } + { $age-at-exit } − { $age-now } = { $time }: an early exit
   *[normal] { $so-far } + { $age-at-exit } − { $age-now } = { $time }: a normal exit
  }
source-exit = normal exit
step-annuity = Annuity
step-annuity-rule = at least { $least } of { $money } at this exit; regulations 3 and 4 of PFRDA
source-annuity = least share for an annuity
step-lump-sum-rule = NPS money − annuity; taxed above { $tax-free } of the NPS money
step-lump-sum-value = { $lump-sum }, of which { $taxed } taxed
source-tax-free = share free of tax
step-pension-rule = annuity × assumed yearly rate ÷ 12
