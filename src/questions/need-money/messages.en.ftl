name = How do I get money cheapest?
# Where the text around it says that it is a question
short-name = Need money

label-sum = I need
label-months = Pay back over
label-deposit = I have an FD
label-gold = I have gold
label-home-loan = I repay a home loan
label-house = I own a house without a loan
label-salary = I have a salary account

group-deposit = Your FD
label-deposit-rate = It earns
label-spread = A loan on it costs more by
label-cut = Cut for breaking it
label-held = Held so far

group-offers = Rates that you were offered
label-gold-rate = Gold loan, rate
label-gold-fee = Gold loan, fee
label-top-up-rate = Top-up, rate
label-top-up-fee = Top-up, fee
label-property-rate = Loan against property, rate
label-property-fee = Loan against property, fee
label-personal-rate = Personal loan, rate
label-personal-fee = Personal loan, fee
label-card-rate = Card EMI, rate
label-card-fee = Card EMI, fee

# What the answer holds for, part by part: "₹3,00,000 over 24 months", "an FD at 6.5%"
inputs = { LIST($parts) }
part-sum = { $sum } over { $months }
part-deposit = an FD at { $rate } ({ $was-held ->
    [true] held for { $held }
   *[false] just opened
  }, { $has-spread ->
    [true] { $spread } more
   *[false] nothing more
  } for a loan on it, { $has-cut ->
    [true] { $cut } less
   *[false] nothing less
  } if it is broken, { $is-taxed ->
    [true] { $slab } tax slab
   *[false] no tax
  })
part-gold = gold
part-home-loan = a home loan
part-house = a house
part-salary = a salary account
points = { $count ->
    [one] { $text } point
   *[other] { $text } points
  }
# A rate that the visitor was offered
part-offer = { $way ->
    [gold] a gold loan
    [topUp] a top-up
    [property] a loan against property
    [personal] a personal loan
   *[card] a card EMI
  } at { $rate } { $knows-fee ->
    [true] with a fee of { $fee }
   *[false] and an unknown fee
  }
# The values in a few words: "₹3 lakh · 24 months · FD and gold"
brief = { $sum } · { $months } · { LIST($have) }
brief-deposit = FD
# While all its terms are ours
brief-example-deposit = an FD as an example
brief-gold = gold
brief-home-loan = home loan
brief-house = house
brief-nothing = nothing to pledge

# The answer. $cost is what the way costs beside the sum itself, by the visitor's own numbers.
costs = { $way ->
    [break] Breaking the FD costs **{ $cost }** over { $months }.
    [deposit] A loan on the FD costs **{ $cost }** over { $months }.
    [gold] The gold loan costs **{ $cost }** over { $months }.
    [topUp] The top-up costs **{ $cost }** over { $months }.
    [property] The loan against property costs **{ $cost }** over { $months }.
    [personal] The personal loan costs **{ $cost }** over { $months }.
   *[card] The card EMI costs **{ $cost }** over { $months }.
  }
costs-more = { $way ->
    [break] Breaking the FD costs { $more } more.
    [deposit] A loan on the FD costs { $more } more.
    [gold] The gold loan costs { $more } more.
    [topUp] The top-up costs { $more } more.
    [property] The loan against property costs { $more } more.
    [personal] The personal loan costs { $more } more.
   *[card] The card EMI costs { $more } more.
  }
costs-the-same = { $way ->
    [break] Breaking the FD costs about as much.
    [deposit] A loan on the FD costs about as much.
    [gold] The gold loan costs about as much.
    [topUp] The top-up costs about as much.
    [property] The loan against property costs about as much.
    [personal] The personal loan costs about as much.
   *[card] The card EMI costs about as much.
  }
# $range is "₹28,000 to ₹1.3 lakh", of last known or usual rates
costs-range = { $way ->
    [gold] Gold loans cost { $range } by the rates of { $month }.
    [property] Loans against property cost { $range } by the rates of { $month }.
    [personal] Personal loans cost { $range } by the rates of { $month }.
   *[card] A card EMI usually costs { $range }.
  }
may-cost-less = { $way ->
    [gold] A gold loan may cost less: { $range } by the rates of { $month }.
    [property] A loan against property may cost less: { $range } by the rates of { $month }.
    [personal] A personal loan may cost less: { $range } by the rates of { $month }.
   *[card] A card EMI may cost less: usually { $range }.
  }
may-cost-less-unknown = { $way ->
    [gold] The gold loan may cost less: ask for its fee.
    [topUp] A top-up may cost less: ask for its rate and fee.
    [property] The loan against property may cost less: ask for its fee.
    [personal] The personal loan may cost less: ask for its fee.
   *[card] The card EMI may cost less: ask for its fee.
  }
not-for = { $way ->
    [gold] No gold loan of our list runs for { $months }.
   *[property] No loan against property of our list runs for { $months }.
  }
depends = What you pay depends on the rate that you are offered.

# Below the answer
least-known = By your numbers and the last known rates, no other way that you have costs less.
named-none = So none of them is named as the cheapest until you enter what you are offered.
decides-nothing = Less than { $step } apart decides nothing: look at what each risks.
no-offer = Without an offer, none can be named as the cheapest. Ask three lenders, and enter rate and fee.
put-back = This assumes that you put { $instalment } a month back into an FD like it.
example-deposit = { $is-broken ->
    [true] Our example is an FD held for a year at { $rate }, and { $instalment } a month put back: enter yours, or untick it.
   *[false] Our example is an FD held for a year at { $rate }: enter yours, or untick it.
  }

# The panel
headline = { $way ->
    [break] Breaking the FD costs
    [deposit] A loan on the FD costs
    [gold] The gold loan costs
    [topUp] The top-up costs
    [property] The loan against property costs
    [personal] The personal loan costs
   *[card] The card EMI costs
  }
headline-range = { $way ->
    [gold] Gold loan, last known
    [property] Loan against property, last known
    [personal] Personal loan, last known
   *[card] Card EMI, usually
  }
fact-instalment = Each month
range = { $is-open ->
    [true] { $least } to { $highest } or more
   *[false] { $least } to { $highest }
  }
or-more = { $amount } or more

# The ways
way = { $way ->
    [break] Break the FD
    [deposit] Loan on the FD
    [gold] Gold loan
    [topUp] Home loan top-up
    [property] Loan against property
    [personal] Personal loan
   *[card] Card EMI
  }
open-title = What it costs over { $months }
open-intro = Interest, fees and GST, beside the { $sum } itself. A range is not yours yet: your score and your income decide.
closed-title = With something else to pledge
closed-intro = For your { $sum } and { $months }, too.
terms-break = { $is-cut ->
    [true] { $rate } lost until it is back, and { $cut } less for the { $held } before, after tax
   *[false] { $rate } lost until it is back, after tax
  }
terms-deposit = { $has-spread ->
    [true] { $rate }: { $spread } above the FD
   *[false] { $rate }, as the FD earns
  }
terms-own = { $rate }, as you were offered
terms-listed = { $least } to { $highest } at { $count ->
    [one] one lender that may lend
   *[other] { $count } lenders that may lend
  } for { $months }
terms-usual-card = Usually { $least } to { $highest }, with { $gst } GST on the interest
terms-unpublished = Usually near the rate of the home loan
terms-none = No lender of our list lends for { $months }
# Where the visitor's months are not those of most such loans
usual-time = { $way ->
    [gold] Usually for two years at most
   *[other] Usually for a year or more
  }
# In the opened row: what the lender asks for, and the page with more of it
fact-asks = Asked for
row-link = { $way ->
    [break] Penalties for breaking an FD, bank by bank
    [deposit] FD rates, bank by bank
    [gold] Gold loans, lender by lender
    [topUp] Home loan rates, lender by lender
    [property] Loans against property, lender by lender
    [personal] Personal loans, lender by lender
   *[card] Personal loan or a loan on the card
  }
asks-break = nothing, nor a credit score
asks-deposit = an FD of some { $deposit } that runs as long
asks-gold = gold worth some { $gold }
asks-top-up = EMIs paid on time so far
asks-property = the papers of a house: see if they lend so little
asks-personal = { $has-salary ->
    [true] income and a score: your salary bank first
   *[false] proof of income and a score
  }
asks-card = a card with that limit
a-month = { $instalment } a month
below-listed = last known, { $month }
below-usual = usually, plus a fee
below-ask = ask your lender
plus-fee = plus a fee

# What each asks and risks
risks-title = How fast, and what it risks
risk-break = Usually paid out within a day. You give up the FD’s rate: a new one earns the rate of that day. And the money is gone if a second need comes.
risk-deposit = Usually there within a day, often in the bank’s app. If you do not repay, the bank keeps what you owe from the FD.
risk-gold = Usually paid out within a day. If you do not repay, your gold is auctioned. Bank gold loans mostly run up to a year, and cost a fee again when renewed.
risk-top-up = Usually takes days to two weeks. It hangs on your home: if you do not repay, the lender can take it.
risk-property = Usually takes weeks, for valuation and papers, and stamp duty comes on top. If you do not repay, the house can be sold.
risk-personal = Usually takes a day to a week. Nothing is pledged, but a late EMI costs charges and your credit score. The rate is mostly fixed, and closing early costs a charge.
risk-card = There at once, for what a card pays. It fills your limit, and a missed instalment is usually charged the card’s full rate.

# Before one signs
know-title = Before you sign
know-kfs = Ask each lender for the Key Facts Statement. Its APR counts all charges, so two offers can be compared.
know-prepay = A loan at a floating rate may be prepaid without a charge. Most personal loans have a fixed rate: ask.
know-gold = The RBI limits a gold loan to a share of the gold’s value: up to { $share } for { $sum }.
know-family = Family, or an advance from your employer, may cost nothing. Write down the sum and the day all the same.
know-kfs-source = Key Facts Statement
know-prepay-source = Prepayment charges
know-gold-source = Limits for gold loans
know-offer-source = Check an offer that you have

# A letter
letter = What to ask
letter-intro = Nobody publishes your own rate. Send this to your salary bank and two others.
ask-rate = I need { $sum } for { $months }. What do you offer me, and at which yearly rate on the reducing balance?
ask-kfs = Please send me the Key Facts Statement with the APR.
ask-fees = Please name each fee with its GST, and whether insurance is needed.
ask-prepay = What does it cost to repay early?
ask-deposit = How many points above my FD’s rate is a loan on it, and what would breaking it cost?

# Folded table
tables = Lenders that were counted
column-lender = Lender
column-rate = Rate, % a year
column-least = Costs at least
column-most = At most
lenders-caption = { $way ->
    [gold] Gold loans of { $month }: what { $sum } over { $months } costs, in rupees
    [property] Loans against property of { $month }: what { $sum } over { $months } costs, in rupees
   *[personal] Personal loans of { $month }: what { $sum } over { $months } costs, in rupees
  }
lenders-note = The least is at the lowest published rate with the lowest fee, the most at the highest with the highest fee, with GST. A dash: no upper end is known.

# Steps
step-month = Growth of the FD in a month
step-month-rule = (1 + rate ÷ 4) ^ (1 ÷ 3): banks add interest each quarter
step-put-back = Put back each month
step-put-back-rule = sum × g ÷ (1 − (1 + g) ^ −months), with g the growth in a month
step-lost = Interest lost
step-lost-rule = instalments − sum
step-cut = Cut for the time held
step-cut-rule = sum × ((1 + rate ÷ 4) ^ quarters − (1 + lower rate ÷ 4) ^ quarters)
step-break = Breaking the FD
step-break-rule = (interest lost + cut) × what tax leaves at your slab
source-cess = health and education cess
step-loan-rule = { $way ->
    [deposit] EMI × months − sum
    [card] (EMI × months − sum) × GST + fee × GST
   *[other] EMI × months − sum + fee × GST
  }
step-range-rule = the cheapest lender at its lowest rate with its lowest fee, to the dearest at its highest
step-usual-rule = at the lower and at the upper usual rate, with GST on the interest and without a fee
step-range-value = { $least } to { $highest }
source-list = list of { $month }
source-usual = usual rates of a loan on a card

# Where it leads
to-personal = Personal loans
to-gold = Gold loans
to-check = Check a loan offer
