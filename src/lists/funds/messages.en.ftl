# Headings of the pages
heading-mutual-funds = Mutual funds by category, direct plans
heading-large-cap = Large cap funds, direct plans
heading-mid-small-cap = Mid and small cap funds, direct plans
heading-debt-funds = Debt funds, direct plans
heading-elss = ELSS funds, direct plans
heading-index-funds = Index funds, direct plans
kinds = Kinds of fund

label-kind = Kind of fund
label-index = Index
kind-all = All
risk-any = Any
# $risk is a level of the riskometer: "Moderate"
risk-most = { $risk } at most
label-monthly = You invest a month
label-years = For
label-return = Assumed return
label-order = Order by
order-name = Name
more-fields = What a yearly charge costs you

# Of all rows, those in the order; the lead counts these, "Show all" counts all
inputs = { $count } of { $all } funds compared

# The cheapest fund or funds, of all or of those whose charge is known. $name is that of the one fund.
cheapest = { $knows-all ->
    [true] { $count ->
        [one] Of { $all } funds **{ $name }** has the lowest expense ratio, { $charge }.
       *[other] Of { $all } funds **{ WORDS($count) }** have the lowest expense ratio, { $charge }.
      }
   *[false] { $count ->
        [one] We found the charge of { $known } of { $all } funds: **{ $name }** has the lowest expense ratio, { $charge }.
       *[other] We found the charge of { $known } of { $all } funds: **{ WORDS($count) }** have the lowest expense ratio, { $charge }.
      }
  }
charges-all = These { $all } funds charge **{ $least } to { $most }** a year.
charges-known = We found the charge of { $known } of { $all } funds: **{ $least } to { $most }** a year.

# $behind is a share, or a range of shares where several funds tie
closest = { $count ->
    [one] Of { $known } funds **{ $name }** stayed closest to the index, { $behind } behind in a year.
   *[other] Of { $known } funds **{ WORDS($count) }** stayed closest to the index, { $behind } behind in a year, a tie.
  }
range = { $least } to { $most }

debt-returns = In the five years to { $month } these { WORDS($count) } funds returned **{ $least } to { $most }** a year, taxed at your slab rate.

# What a charge takes. $time is one of the next two texts.
charge-takes = On { $monthly } a month for { $time }, { $is-highest ->
    [true] the highest charge, { $charge },
   *[false] a yearly charge of { $charge }
  } costs **{ $taken }** at an assumed { $percent }.
a-year = a year

# The total beside the answer
result = A yearly charge of { $charge } costs you
part-kept = you keep
part-charge = the charge
result-of = of { $value } in { $time }, at an assumed { $percent } a year before costs.

# Notes and reasons
note-order = By cost, not by past return: a charge comes off every year, and a past return may not repeat.
note-direct = Direct plans are bought from the fund house, so no seller’s commission comes off.
note-yardstick = An opened row has the return of an index fund over the same days beside the fund’s own.
# Of the tracking difference, beside index funds in a list and side by side
gap-meaning = How far a fund ended behind its index in a year holds its charge and other effects, such as cash that waits and the price of each order.
note-unknown-charges = We did not find the charge of { $unknown } of these { $all } funds.
no-tracking = We found no tracking difference of these.
no-charge = We did not find their expense ratio.
yardsticks = Index funds, to hold the others against: no manager chooses what they own.
missed-risk = Their riskometer says more than you asked for.
unknown-risk = We did not find what their riskometer says.
missed-kind = They follow another index, or are of another kind.
unknown-kind = Their kind is not known.

# A row
fund = Fund
behind = Behind index
expense-ratio = Expense ratio
three-years = 3 years, return a year
five-years = 5 years, return a year
# The last two on a phone
returns = Return a year: 3 years · 5 years
# After the numbers where no heading names them: "0.23% expense ratio", "8.30% over 5 years"
of-expense-ratio = expense ratio
of-five-years = over 5 years
of-one-year = in one year
about-risk = { $kind } · risk: { $risk }
a-year-on-lakh = { $cost } a year on ₹1 lakh
to-month = to { $month }
index-fund = index fund { $percent }

# An opened row
# What the charge of one fund takes: "Its charge, on ₹10,000 a month for 20 years at an assumed 12%", "₹9.6 lakh of ₹99.9 lakh"
taken-name = Its charge, on { $monthly } a month for { $time } at an assumed { $percent }
taken-of = { $taken } of { $value }
return-one = 1-year return
return-to = Return, year to { $month }
return-three = 3-year return, a year
return-five = 5-year return, a year
size = AUM
risk = Risk
minimum-sip = Minimum SIP
minimum-sum = Minimum lump sum
note = Note
# How far a fund ended behind its index in one year
tracking = Behind its index, year to { $month }
tracking-on-lakh = Behind its index, on ₹1 lakh
plan = Plan
# Every record is of this plan and option.
plan-shown = Direct, growth
