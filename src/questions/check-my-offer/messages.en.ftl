name = Is this loan offer right?
# Where the text around it says that it is a question
short-name = Check a loan offer

paste-label = Paste your statement here
paste-hint = Copy the text from the PDF, the app or the message. It fills the fields below and never leaves this device. Or enter the numbers yourself, and leave empty what is not on your paper.

label-loan = Type of loan
loan-home = Home loan
loan-personal = Personal loan
loan-car = Car loan
loan-education = Education loan
loan-gold = Gold loan
loan-property = Loan against property
loan-business = Business loan
# Also what is taken for a text that names no type
loan-other = Another loan, not for business
label-amount = Loan amount
label-months = Loan term
label-instalment = Instalment (EMI or EPI)
label-rate = Interest rate
label-apr = APR on your paper

group-paper = Paper, payout, number of instalments
label-paper = What you have
paper-statement = A Key Facts Statement (KFS)
paper-letter = A sanction letter or an offer
paper-spoken = Only what I was told
label-disbursal = Paid out
disbursal-once = All at once
disbursal-stages = In stages
label-paid-out = Net disbursed amount
label-instalments = Number of instalments, one a month
not-on-paper = Not on my paper

group-rate = Fixed or floating
label-kind = Kind of rate
kind-fixed = Fixed
kind-floating = Floating
kind-hybrid = Fixed first, then floating
label-benchmark = Benchmark rate
label-spread = Spread

group-fees = Fees and charges
label-processing = Processing fee
label-insurance = Insurance
label-insurance-every = Insurance is paid
label-valuation = Valuation and legal fees
label-other-to-lender = Other charges of the lender
label-other-to-lender-every = Other charges of the lender are paid
label-other-to-others = Charges through the lender, for others
label-other-to-others-every = Charges for others are paid
every-once = Once
every-year = Each year
every-month = Each month
label-gst = GST on the fees
gst-included = Is in these amounts
gst-added = Comes on top

group-later = Charges that may come later
label-prepayment = Charge for prepaying (foreclosure)
label-prepayment-percent = That charge, of what is prepaid
label-penalty = Penalty for paying late
penalty-charge = A charge
penalty-capitalised = A charge that bears interest
penalty-rate = A higher rate (penal interest)
label-switching = Charge for switching the rate
nil = None
a-charge = A charge

conflict-amount = Enter the loan amount of your paper.
conflict-months = Enter the loan term of your paper, in months.
conflict-rate = Enter the interest rate, or the instalment above.
conflict-instalment = { $count ->
    [one] One instalment of { $instalment } does not repay the loan. Check amount, term and instalment.
   *[other] { $count } instalments of { $instalment } do not repay the loan. Check amount, term and instalment.
  }
conflict-instalment-high = { $count ->
    [one] One instalment of { $instalment } is more than any loan of this amount costs. Check amount and instalment.
   *[other] { $count } instalments of { $instalment } are more than any loan of this amount costs. Check amount and instalment.
  }
conflict-charges = The charges come to as much as the loan. Check their amounts.
conflict-paid-out = That is more than the loan. Enter at most { $amount }.

# The values in words, each a part of a list: "₹5,00,000 over 36 months", "a rate of 12%"
inputs = { LIST($parts) }
part-loan = { $amount } over { $months }
part-instalments = { $count ->
    [one] { $count } instalment
   *[other] { $count } instalments
  }
part-rate = a rate of { $rate }
part-instalment = an EMI of { $instalment }
# $amount is "₹8,400", "₹8,400 a year" or "₹8,400 a month"
part-fee = { $fee ->
    [processing] a processing fee of { $amount }
    [insurance] insurance of { $amount }
    [valuation] valuation and legal fees of { $amount }
    [otherToLender] other charges of the lender of { $amount }
   *[otherToOthers] charges for others of { $amount }
  }
fee-amount = { $every ->
    [year] { $rupees } a year
    [month] { $rupees } a month
   *[once] { $rupees }
  }
part-gst = GST on top
# The values in a few words, on a phone
brief = { $knows-rate ->
    [true] { $amount } · { $months } · { $rate }
   *[false] { $amount } · { $months }
  }
brief-example = Enter your own offer

# The answer, a sentence each: the EMI against the rate, what the charges add, the printed APR, what else there is
answer-fits = The EMI follows from { $rate }.
answer-instalment = { $is-more ->
    [true] The EMI is **{ $rupees } a month too high** for { $rate }.
   *[false] The EMI is **{ $rupees } a month too low** for { $rate }.
  }
answer-no-rate = No interest rate was entered, so the EMI cannot be checked against one. It follows from **{ $rate }** a year.
answer-no-instalment = No EMI was entered, so it cannot be checked against { $rate }.
answer-fits-charges = The EMI follows from { $rate }, and the charges raise that to **{ $apr }** a year, the APR.
answer-charges = The charges raise { $rate } to **{ $apr }** a year, the APR.
answer-no-charges = No charge was entered, so the APR is { $apr }, too.
answer-apr = The APR comes to **{ $apr }**.
answer-printed = Your paper says an APR of { $printed }.
answer-printed-right = Your paper says the same.
answer-others = { $is-more ->
    [true] { $count ->
        [one] One more thing to ask about.
       *[other] { WORDS($count, case: "sentence") } more things to ask about.
      }
   *[false] { $count ->
        [one] One thing to ask about.
       *[other] { WORDS($count, case: "sentence") } things to ask about.
      }
  }
# A loan that is paid out in stages
answer-stages = { $count ->
    [0] This loan is paid out in stages. If all came at once, the APR would be **{ $apr }**.
    [one] One thing to ask about. If all were paid out at once, the APR would be **{ $apr }**.
   *[other] { WORDS($count, case: "sentence") } things to ask about. If all were paid out at once, the APR would be **{ $apr }**.
  }
cost = With interest and all charges, the loan costs **{ $cost }** over { $months }.
headline = APR, recomputed
fact-cost = Interest and charges over the loan
# A fee in a list: "without the processing fee and the GST"
fee = { $fee ->
    [processing] the processing fee
    [insurance] the insurance
    [valuation] the valuation and legal fees
    [otherToLender] the other charges of the lender
   *[otherToOthers] the charges for others
  }
fee-gst = the GST

findings = What to ask about
right = What fits
unknown = What is missing
source-apr = How the RBI counts the APR
source-charges = The RBI’s rule on charges that the statement does not name
source-prepayment = The RBI’s rule on charges for prepaying
source-penalty = The RBI’s rule on penal charges
source-statement = The RBI’s rule on the Key Facts Statement
# A finding that another one brings about; $cause is the title of the other one
follows = It follows from “{ $cause }”. With that put right, it fits.

rate-parts = Benchmark and spread do not make the rate
rate-parts-text = { $benchmark } and { $spread } come to **{ $sum }**. Your paper says { $rate }.
rate-parts-ask = The benchmark of { $benchmark } and the spread of { $spread } come to { $sum }, and the statement says { $rate }. Which rate applies?
count = More or fewer instalments than months
count-text = The term is { $months }, and there are **{ $count }** instalments. Ask when the first one is due, and whether interest runs before it.
count-ask = The term is { $months } with { $count } instalments. When is the first instalment due, and what interest runs before it?

instalment = The EMI does not follow from the rate
instalment-text = At { $rate } the EMI is { $by-rate }. Your paper says **{ $printed }**, which is { $rupees } { $is-more ->
    [true] more
   *[false] less
  } over the loan.
instalment-flat = { $rate } is a flat rate here, on the whole loan for the whole term. On what is still owed it is **{ $implied }** a year.
instalment-added = It is the EMI of a loan with { LIST($fees) } added, { $rupees } more. So you pay interest on that, too.
instalment-unknown = It follows from a rate of **{ $implied }** a year.
instalment-ask = At { $rate } over { $months } the EMI comes to { $by-rate }, and the statement says { $printed }. How was it computed?
instalment-flat-ask = The EMI of { $printed } is { $implied } a year on the reducing balance. Please name this rate in the statement, not the flat rate of { $rate }.
instalment-right = The EMI follows from the rate.
no-rate = No interest rate to check against
no-rate-text = The EMI follows from a rate of **{ $rate }** a year. Enter the rate of your paper to see whether that is it.

twice = Two lines ask for the same amount
twice-text = { LIST($fees) } are **{ $rupees }** each. It may be one fee in two lines.
twice-ask = Two lines of the statement ask for { $rupees } each. Is this one fee or two, and what is each for?

paid-out = More is taken off than the paper names
paid-out-text = You get { $paid-out }. That is **{ $rupees }** less than the loan without the charges named. A charge that the statement does not name needs your explicit consent.
paid-out-ask = The net amount of { $paid-out } is { $rupees } less than the loan without the charges named. What is taken off, and where does the statement name it?
paid-out-right = What you get is the loan less charges that the paper names.

apr-left-out = The APR leaves charges out
apr-left-out-text = With every charge on your paper the APR is **{ $recomputed }**. Without { LIST($items) } it is { $without }{ $is-close ->
    [true] , close to the { $printed } of your paper
   *[false] , as printed
  }. That leaves out { $rupees }.
apr-none-text = With every charge on your paper the APR is **{ $recomputed }**. The printed { $printed } is the interest rate: it counts no charge, and leaves out { $rupees }.
apr-several = Other charges left out would come to the same APR.
apr-left-out-ask = With { LIST($items) } the APR comes to { $recomputed }, and the statement says { $printed }. Why does it leave that out?
apr-none-ask = The APR in the statement, { $printed }, is the interest rate. With all charges it comes to { $recomputed }. Please correct it.
apr-compounded = The APR is computed in another way
apr-compounded-text = { $printed } is the monthly rate compounded over a year. The RBI’s illustration takes the monthly rate × 12, which is **{ $recomputed }**.
apr-near = The APR is a little off
apr-near-text = By our count it is **{ $recomputed }**, and your paper says { $printed }. The days before the first instalment may explain so little.
apr-more = The APR counts charges that the paper does not name
apr-more-text = With the charges on your paper the APR is **{ $recomputed }**. The printed { $printed } counts { $rupees } more at the start. Ask what that is.
apr-fewer = The APR does not count all charges
apr-fewer-text = With the charges on your paper the APR is **{ $recomputed }**, not { $printed }. No set of them comes to that. The difference is { $rupees } over the loan.
apr-ask = From the amount, the instalments and the charges in the statement, the APR comes to { $recomputed }, and the statement says { $printed }. How was it computed?
apr-right = The printed APR counts the charges on your paper.

prepayment-forbidden = A charge for prepaying is not allowed here
prepayment-forbidden-text = The rate floats, and the loan is not for business. The RBI’s rule allows no charge for prepaying such a loan, in part or in full.
prepayment-hybrid = No charge for prepaying while the rate floats
prepayment-hybrid-text = The RBI’s rule looks at the day on which you prepay. While the rate floats, no charge is allowed; while it is fixed, the one in the statement is.
prepayment-business = A charge for prepaying may not be allowed here
prepayment-business-text = On a floating-rate business loan to an individual or a small firm most lenders may ask for none. Some small lenders may, above a limit of the rule.
prepayment-unknown = Whether prepaying may cost depends on the rate
prepayment-unknown-text = A fixed rate may have such a charge. A floating rate on a loan that is not for business may not. Choose the kind of rate.
# $rupees is the charge where the whole loan is prepaid at once
prepayment-cost = { $percent } of the whole loan is { $rupees }.
prepayment-ask = The statement names a charge for prepaying. Under which rule of the RBI does it apply to this loan?
prepayment-forbidden-ask = This is a floating-rate loan that is not for business. Please take the charge for prepaying out of the statement, as the RBI’s directions of 2025 require.

penalty-rate-title = Penal interest is not allowed
penalty-rate-text = A penalty for paying late is a charge. The RBI’s rule forbids adding it to the interest rate.
penalty-capitalised-title = A penalty bears no interest
penalty-capitalised-text = The RBI’s rule forbids adding a penal charge to the loan so that interest runs on it.
penalty-ask = Please state the penalty for paying late as a charge that bears no interest and is not added to the interest rate, as the RBI requires.

stages = A loan paid out in stages
stages-text = Instalments and APR depend on the days of the payouts. So the numbers here are as if all were paid out at once, and are not held against your paper.
stages-ask = Please send the dates of the payouts, and the interest that runs before the full instalment.

missing = Not on your paper, or not entered yet
missing-text = A Key Facts Statement names { LIST($due) }. Enter them if they are there. If not, ask for them.
due-apr = the APR
due-instalment = the instalment
due-rate = the interest rate
due-kind = whether the rate is fixed or floating
due-benchmark = benchmark and spread
due-prepayment = the charge for prepaying
due-penalty = the penalty for paying late
due-switching = the charge for switching the rate
missing-ask = Please add to the Key Facts Statement: { LIST($due) }.
no-statement = No Key Facts Statement yet
no-statement-text = The lender has to give it before you sign, and stands by it for { $days } working days or more. Ask for it now.
no-statement-ask = Please send me the Key Facts Statement for this loan before I sign anything.

table = The APR, charge by charge
table-caption = What each charge adds to the APR
column-counted = Counted
column-rupees = Over the loan
column-apr = APR
row-interest = Interest alone
row-fee = { $fee ->
    [processing] + processing fee
    [insurance] + insurance
    [valuation] + valuation, legal
    [otherToLender] + other, to the lender
   *[otherToOthers] + other, to others
  }
row-gst = + GST on the fees
row-gst-unknown = if GST comes on top
row-printed = On your paper
table-note = Charges paid once are taken off at the start, charges of each year are paid in advance. The GST of an insurance premium is taken to be in it.

# How it stands among the published rates of its list; $standing is the list's own: "16 of 34 start lower, 1 the same"
published = Among published rates
published-standing = Of the rates that we can compare, { $standing }.
published-by-instalment = Your EMI follows from **{ $rate }**, so that rate is compared.
published-of = These are rates of { $month }. Offers start there: your score and income decide.
published-old = These are the **last known rates, of { $month }**. They are too old to rank lenders by.
published-none = No lender of this list publishes a rate for your numbers.
published-link = See them with your offer in its place

letter = Five sentences to send
letter-intro = Ask in writing, before you sign. Change what does not fit.
ask-schedule = Please send me the computation sheet of the APR and the repayment schedule, which belong to the Key Facts Statement.
ask-gst = Please name each charge with its GST, who receives it, and whether it is taken off the amount that I get.
ask-consent = Please confirm that nothing will be charged that the Key Facts Statement does not name.
ask-insurance = { $is-named ->
    [true] Is the insurance my free choice, and what are the EMI and the APR without it?
   *[false] Does this loan need an insurance, and what does it cost?
  }
ask-validity = Until which day do you stand by this offer?
ask-prepay = Please confirm in writing when I may prepay, and what it costs.

# Steps
step-emi = EMI by the rate
step-emi-rule = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), with a twelfth of the rate a month
step-emi-value = { $amount } at { $rate } over { $count } instalments: { $emi }
step-rate = Rate by the EMI
step-rate-rule = the rate at which the instalments repay the loan, found by trying
step-rate-value = { $count } instalments of { $instalment }: { $rate } a year
step-paid-out = What you get
step-paid-out-rule = loan − charges at the start, as the paper names them with their GST
step-apr-rule = the monthly rate at which all payments are worth what you get, × 12
step-apr-value = { $count } payments: { $apr }
step-cost-rule = instalments + charges − loan

# Where it leads
to-move = Move a loan or ask for a lower rate
to-income = How large a loan your income carries
to-money = How to get money cheapest
