heading = Top health plans
must-have = The plan must have
label-room = No room-rent limit
label-copay = No co-payment
label-wait = Wait of 2 years or less
label-refill = Used-up cover comes back every time
label-crore = Cover of ₹1 crore
label-order = Order by
order-name = Name
order-wait = Wait
order-paid = Claims paid
order-hospitals = Hospitals

# $all is the number of plans, $terms are one or two of the texts below
found = **{ WORDS($count, case: "sentence") } of { $all } plans** { $count ->
    [one] has
   *[other] have
  } { LIST($terms) }.
term-room = no limit on the room’s rent
term-copay = no co-payment
term-wait = a wait of two years or less
term-refill = a used-up cover that comes back every time
term-crore = a cover of ₹1 crore

missed-room = They limit the room, or do so in some versions or covers.
missed-copay = A share of claims stays with you, at least for those who join late or take a better room.
missed-wait = Without an add-on you wait more than two years for illnesses that you already have.
missed-refill = Without an add-on they do not say that a used-up cover comes back any number of times.
missed-crore = Their largest cover is below ₹1 crore.
unknown-room = We did not find whether they limit the room.
unknown-copay = We did not find whether they ask for a co-payment.
unknown-wait = We did not find how long you wait for illnesses that you already have.
unknown-refill = We did not find whether a used-up cover comes back.
unknown-crore = We did not find their largest cover.

# A row
plan = Plan
room = Room
copay = Co-payment
wait = Wait if already ill

# Below the name, with one of the next texts: "cover ₹5 lakh to ₹1 crore; insurer paid 98.19% of health claims in 2025-26"
cover = cover { $sum }
every-insurer = sold by every insurer: look at the claims of yours
insurer-paid = insurer paid { $share } of health claims in { $year }
insurer-paid-complaints = insurer paid { $share } of health claims in { $year }, { $complaints } complaints per 10,000

# The limit of the room, and below it what it depends on
room-any = Any room
room-limited = Limited
room-by-version = by version
room-by-cover = by cover
room-share = { $share } a day
room-of-cover = of the cover
room-private = Private
room-single = single room

# A co-payment that only some cases ask for
copay-at-times = At times

# An opened row
room-rent = Room rent
wait-long = Wait for illnesses you have
refill = Cover comes back when used up
claims-paid = Claims its insurer paid
claims-paid-in = Claims its insurer paid, { $year }
claims-share = { $share } of all its health policies, by number
complaints = Complaints
complaints-in = Complaints, { $year }
complaints-rate = { $complaints } per 10,000 health claims
differ = Differ by insurer
hospitals = Cashless hospitals
stands-out = What stands out
