name = Prepay your loan or invest?
# Where the text around it says that it is a question
short-name = Prepay or invest

label-owed = Loan left
label-rate = Interest rate
label-years = Years left
label-sum = Spare money
label-end = Or end the loan in
label-every = I have it
every-once = Once, now
every-month = Each month
label-expected = Return you expect, after tax
label-rate-type = The rate of the loan is
floating = Floating
fixed = Fixed
label-charge = Charge for prepaying, with GST
label-tax = Tax regime and slab
tax-unchosen = Not chosen
tax-none = No tax due
tax-choice = { $regime ->
    [old] Old regime, { $slab } slab
   *[new] New regime, { $slab } slab
  }
label-emi = EMI, instead of the years left
more-fields = Charge, EMI, end date

conflict-sum = You owe { $owed }. Enter no more than that.
conflict-interest = This EMI does not cover the interest of { $interest } a month. Enter more, or 0 to count with the years left.
conflict-long = With this EMI the loan takes more than { $time }. Enter more, or 0 to count with the years left.
conflict-at-once = This EMI repays the loan at once. Enter less, or 0 to count with the years left.
conflict-charge = A floating-rate loan that is not for business has no charge for prepaying. Enter 0, or choose a fixed rate.
conflict-end = The loan ends after { $time } anyway. Enter fewer months, or leave this empty.

# The loan that the answer holds for
loan = { $knows-emi ->
    [true] { $owed } at { $rate } a year with an EMI of { $emi }
   *[false] { $owed } at { $rate } a year over { $time }
  }
# The spare money with all its digits
spare-in-full = { $asks-charge ->
    [true] { $every ->
        [month] { $sum } a month, charged { $charge },
       *[once] { $sum } now, charged { $charge },
      }
   *[false] { $every ->
        [month] { $sum } a month
       *[once] { $sum } now
      }
  }
# What the answer holds for. $loan and $spare are texts above; $slab is a rate of tax: "30%".
inputs = { $is-old ->
    [true] { $loan }; { $spare } to prepay or to invest at { $expected } after tax, with interest deducted in the old regime at { $slab }
   *[false] { $loan }; { $spare } to prepay or to invest at { $expected } after tax
  }
# The values in a few words: "₹44 lakh at 8.5% · ₹2 lakh"
brief = { $owed } at { $rate } · { $spare }
spare-brief = { $every ->
    [month] { $sum } a month
   *[once] { $sum }
  }

# The spare money in a sentence: "₹2 lakh", "₹10,000 a month"
spare = { $every ->
    [month] { $sum } a month
   *[once] { $sum }
  }
# The answer. $spare is "₹2 lakh" or "₹10,000 a month".
answer = Prepaying leaves more, unless { $spare } earns over **{ $even } a year** after tax.
# A loan that is to end in so many months; $emi is the EMI, $more what comes on top, $total both
answer-end = To end the loan in { $time }, pay **{ $more } more each month**: { $total } instead of { $emi }.
answer-costs = Prepaying { $spare } costs more than it saves. Investing leaves more at any return.
# What the visitor's own guess comes to, after the answer
own = { $ahead ->
    [tie] At the { $expected } you expect, it is a tie.
    [invest] At the { $expected } you expect, investing leaves { $lead } more.
   *[prepay] At the { $expected } you expect, prepaying leaves { $lead } more.
  }

# Why the loan costs another rate than its own. $rate is that of the loan, $less what it costs less.
why = { $less ->
    [charge] { $even } is what { $rate }, charged monthly, costs in a year, less the charge.
    [tax] { $even } is what { $rate }, charged monthly, costs in a year, less the tax it saves.
    [both] { $even } is what { $rate }, charged monthly, costs in a year, less the charge and the tax it saves.
   *[nothing] A loan at { $rate } costs { $even } a year, because its interest is charged each month.
  }

saves = { $ends-sooner ->
    [true] Prepaying saves **{ $interest }** of interest and ends the loan **{ $time }** sooner, if the EMI stays { $emi }.
   *[false] Prepaying saves **{ $interest }** of interest; the loan ends in the same month, if the EMI stays { $emi }.
  }
less-costs = { $less ->
    [charge] A charge of { $charge } goes off that: { $saved } is left.
    [tax] Tax relief of { $relief } goes off that: { $saved } is left.
   *[both] A charge of { $charge } and { $relief } of tax relief go off that: { $saved } is left.
  }

# The panel
more-by = { $ahead ->
    [tie] A tie: the two are apart by
    [invest] Investing leaves more by
   *[prepay] Prepaying leaves more by
  }
fact-sooner = The loan ends sooner by
fact-even = Investing must earn, after tax
# The drawing
chart = Prepaying leaves more below a return of { $even } after tax, investing above it, after { $time }
chart-invest = Investing leaves more at any return after { $time }
chart-caption = By how much either way leaves more after { $time }, by the return after tax.
chart-above = Investing leaves more
chart-below = Prepaying leaves more
chart-even = even at { $even }
chart-own = your guess, { $expected }

range-title = What a range of returns leaves
range-caption = What each way leaves after { $time }. Who prepays invests the EMIs that are no longer owed, at the same return.
column-return = Return after tax
column-prepay = Prepay
column-invest = Invest

before-tax-title = To earn { $even } after tax
before-tax-caption = What it must pay before tax, each year
column-where = Where
column-before = Must pay
deposit = FD, { $slab } slab
deposit-untaxed = FD, no tax due
fund = Share fund, gain taxed once at { $rate }
near-slab-note = { $is-chosen ->
    [true] Marked: your slab. With { $cess } cess, without surcharge and without the gains of a share fund that are free of tax each year.
   *[false] With { $cess } cess, without surcharge and without the gains of a share fund that are free of tax each year.
  }
before-tax-note = With { $cess } cess. The gains of a share fund that are free of tax each year, and the surcharge, are left out. No rate of a bank or fund is used here.

tie-title = When it is a tie
tie-from = From { $from } to { $to } a year it is a tie.
tie-now = At the { $expected } that you expect it is a tie: { $lead } apart after { $time }.
tie-text = The two are then less than { $share } apart after { $time }. So let these decide:
tie-reason = That is less than { $share } of what either leaves. So let these decide:
tie-emergency = No emergency money yet? Keep { $spare } where you can take it out.
tie-sleep = Does a guess worry you? The loan’s rate is known, a return is not.

unknown-title = What nobody can know
unknown-returns = What shares or funds will return. The table shows a range and forecasts nothing.
unknown-floating = Where your floating rate goes. If it rises by 1 point, investing must earn more than { $even }.
unknown-fixed = Where rates go. Yours is fixed, so a fall would not make this loan cheaper.
unknown-need = Whether you will need the money. What is prepaid does not come back.

charge-title = Charge and tax
charge-floating = No charge for prepaying: your rate floats. A loan for business may have one. The RBI’s present rule holds since { $day }.
charge-fixed = A fixed-rate loan may have a charge for prepaying. The loan agreement says how much; ask the lender in writing and enter it with your numbers.
charge-source = The RBI’s rule on charges for prepaying
# $limit is "₹2 lakh"
relief = { $regime ->
    [old] The tax that home loan interest saves you is counted, on up to { $limit } a year. On another loan, choose the new regime: nothing comes off your income.
    [unchosen] In the old tax regime, up to { $limit } a year of home loan interest comes off your income, so prepaying is worth less. Choose your regime and slab to count it.
   *[new] No tax relief is lost: it is counted in the old regime only.
  }
relief-source = The limit on home loan interest

tables = Every tax slab, and year by year
table-by-slab = By slab
table-by-year = By year
column-after = After
column-owed = Still owed
column-owed-prepaid = Owed if you prepay
column-saved = Interest saved so far

# Steps
step-emi = EMI
step-emi-rule = the EMI rounded to the rupee, or the one that you gave; the last one is smaller
step-emi-value = { $emi } for { $months }
step-prepaid = { $every ->
    [month] Prepaid each month
   *[once] Prepaid
  }
step-prepaid-rule = spare money ÷ (1 + charge): the charge comes out of the same money
step-saved = Interest saved
step-saved-rule = interest as things stand − interest with prepaying; each month balance × rate ÷ 12, and the EMI stays
step-relief = Tax relief lost
step-relief-rule = { $is-old ->
    [true] { $share } of each year’s interest up to { $limit }, as things stand − with prepaying; years counted from today
   *[false] nothing in the new regime; the old one deducts up to { $limit } of each year’s interest
  }
step-relief-source = section 22(2), formerly 24(b), old regime only
step-even = Even return
step-even-rule = the return at which both ways leave the same, found by trying
step-effective-rule = (1 + rate ÷ 12)¹² − 1: a prepaid rupee saves a twelfth of the rate each month
step-effective-source = annual rate ÷ 12, as in the Key Facts Statement
step-month = Growth of a month
step-month-rule = (1 + return) ^ (1 ÷ 12)
step-prepay = If you prepay
step-prepay-rule = EMIs no longer owed, invested month by month until the loan would have ended
step-invest = If you invest
step-invest-rule = { $every ->
    [month] spare money of each month, and tax relief that is kept, invested until the loan would have ended
   *[once] spare money, and tax relief that is kept, invested until the loan would have ended
  }
step-deposit = An FD in your slab must pay
step-deposit-rule = even return ÷ (1 − slab × (1 + { $cess } cess)), taxed each year

# Where it leads
to-rates = Home loan rates
to-parking = Where to park money
to-fund = Emergency fund calculator
