# Names of a card's terms, and what stands where the record has none
issuer = Issuer
pays = What it pays
limit = Limit on all rewards
pays-nothing = Pays nothing on
paid-as = Paid as
charge = Charge to redeem
fee = Fee
markup = Markup abroad
lounges = Lounges
income = Income asked
network = Network
deposit = Fixed deposit
not-needed = Not needed
applicants = New applicants
anyone = May apply
# Side by side: the day on which the rewards were read
known-on = Rewards as known on
note = Note
none = None
# Side by side, where a row has the same in short: the whole text, in a fold
pays-in-full = What it pays, in full
paid-as-in-full = What a point is worth
lounges-in-full = Lounges, with conditions
short-limit = Limit

# Kinds of spending, inside a sentence
groceries = groceries
dining = dining
food-delivery = food delivery
online-shopping = online shopping
department-stores = department stores
films = films
travel = travel
transport = cabs and buses
fuel = fuel
bills = utility bills
phone = phone and internet bills
insurance = insurance
education = education fees
rent = rent
government = government payments
wallets = wallet loads
jewellery = jewellery
abroad = foreign payments
other-shops = other shops

# A rule: its rate, such as "5%" or "1% to 2% (2 points per ₹100)", and what for
rule-pumps = { $rate } at { LIST($pumps) } pumps
rule-at = { $rate } at { LIST($shops) }
rule-on-at = { $rate } on { LIST($kinds) } at { LIST($shops) }
rule-on = { $rate } on { LIST($kinds) }
rule-only = { $rate } on all that earns
rule-else = { $rate } on everything else

# Its limit, after a comma, and after a semicolon what it pays beyond a sum
limit-shared = within the same limit
limit-most = at most { $most }
limit-base = { $times ->
    [1] at most what everything else pays
   *[other] at most { $times } times what everything else pays
  }
limit-unknown = up to a limit that we did not find
rate-above = { $rate } on what exceeds { $spending } a month

# Spending that earns nothing. Where a rule pays on a part of a kind, the rest of it.
nothing-on = { LIST($kinds, case: "sentence") }
nothing-known = No kind of spending that we know of
pumps-elsewhere = fuel at other pumps
kind-elsewhere = { $kind } elsewhere
kind-otherwise = { $kind } in other cases

# What a sum of spending brings
milestone-points = { $period ->
    [month] { $points } points in each month with { $spending } of spending
    [quarter] { $points } points in each quarter with { $spending } of spending
   *[year] { $points } points at { $spending } of spending a year
  }
milestone-vouchers = { $period ->
    [month] Vouchers of { $worth } in each month with { $spending } of spending
    [quarter] Vouchers of { $worth } in each quarter with { $spending } of spending
   *[year] Vouchers of { $worth } at { $spending } of spending a year
  }
milestone-vouchers-from = { $period ->
    [month] { $company } vouchers of { $worth } in each month with { $spending } of spending
    [quarter] { $company } vouchers of { $worth } in each quarter with { $spending } of spending
   *[year] { $company } vouchers of { $worth } at { $spending } of spending a year
  }

# The fee, then after a semicolon what takes it off
fee-none = ₹0 to join and ₹0 a year
fee-same = { $fee } to join and a year, plus GST
fee-each = { $joining } to join, { $yearly } a year, plus GST
waived-from = no yearly fee from { $spending } of spending a year
never-waived = never waived

# $uses are such as "₹0.50 for flights", where the record says "for flights"
point-worth = a point is worth { LIST($uses) }
worth-for = { $worth } for { $use }

# $visits are such as "2 a quarter"
visits-india = { $visits } in India
visits-abroad = { $visits } abroad
lounges-in-short = { $on-conditions ->
    [true] Lounges: { $visits }, on conditions
   *[false] Lounges: { $visits }
  }
no-lounges = No lounges

markup-unknown = markup not found
markup-none = no markup
markup-in-short = markup { $share } plus GST
plus-gst = { $share } plus GST
a-year = { $income } a year

# A sum of a year or a month
range = { $least } to { $most }
between = between −{ $least } and +{ $most }
loss = a loss of { $amount }

# Notes. $markup is such as "2% for some cards".
not-confirmed = We could not confirm these rewards with the bank.
one-record = These rewards are known from one record only.
other-markup = The markup is { $markup }.
