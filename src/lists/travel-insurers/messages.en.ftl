heading = { $count ->
    [0] Travel insurers
   *[other] { WORDS($count, case: "sentence") } travel insurers
  }
must-have = Show insurers that cover
label-illness = An illness you already have
label-old = Travellers above 70
label-large = Bills up to $1 million
label-long = Trips over 180 days
label-order = Order by
order-name = Name

# $all is the number of insurers, $terms is one of the texts below
found = **{ WORDS($count, case: "sentence") } of { $all } insurers** { $count ->
    [one] has
   *[other] have
  } { LIST($terms) }.
term-illness = cover for an illness you already have
term-old = a plan above 70
term-large = $1 million of medical cover
term-long = trips over 180 days

# What limits the cover for an illness, by the number of insurers
limits-emergency = Of these, { WORDS($emergency) } { $emergency ->
    [one] pays
   *[other] pay
  } only when life is in danger and within narrow limits.
limits-option = Of these, { WORDS($option) } { $option ->
    [one] sells
   *[other] sell
  } it as an option.
limits-both = Of these, { WORDS($emergency) } { $emergency ->
    [one] pays
   *[other] pay
  } only when life is in danger and within narrow limits; { WORDS($option) } { $option ->
    [one] sells
   *[other] sell
  } it as an option.

missed-illness = They do not pay for an illness that you already have.
missed-old = They sell no plan to people above 70.
missed-large = Their largest medical cover is below $1 million.
missed-long = They insure 180 days at once; for more, ask for an extension.
unknown-illness = We did not find whether they pay for an illness that you already have.
unknown-old = We did not find up to which age they sell a plan.
unknown-large = We did not find their largest medical cover.
unknown-long = We did not find how long a trip may be.

# A row. $rule is the insurer's: "10% of the cover, when life is in danger"
insurer = Insurer
largest-cover = Largest cover
age = Sold up to age
longest-trip = Longest trip
your-illness = your illness: { $rule }
million = ${ $millions } million
days = { $days } days

# An opened row
medical-cover = Medical cover
range = { $least } to { $most }
illness = Illness you already have
health-claims = Health claims paid, { $year }
claims-share = { $share } of all its health policies, by number
complaints = Complaints, { $year }
complaints-rate = { $complaints } per 10,000 health claims
stands-out = What stands out
