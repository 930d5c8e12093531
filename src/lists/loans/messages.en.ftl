# Fields
label-amount = Loan amount
label-tenure = Tenure
label-score = Credit score
score-or-more = { $score } or more
not-told = Choose
label-order = Order by
# The way to repay a gold loan
label-repay = You repay
repay-emi = Each month, in EMIs
repay-bullet = In one go, at the end

# Heads of columns, also the names of orders and figures
column-lender = Lender
column-rate = Published rate
column-emi = EMI
column-apr = APR
column-interest = Interest
# All that is paid; "You repay ₹93.8 lakh"
column-total = You repay
column-fee = Fee
column-name = Name
# Above the month of each rate, where a list is too old to rank
column-month = As of

# Why the first row is first
tag-rate = Lowest published rate
tag-rate-tie = Tie for the lowest rate
tag-rate-estimate = Lowest rate, as an estimate
tag-emi = Lowest EMI at published rates
tag-apr = Lowest APR at published rates
tag-total = Lowest total at published rates
tag-fee = Lowest published fee

# What all lists of loans say; to say something in one of them only, ask a developer. **…** is bold.
# The answer: "**₹50 lakh over 20 years** costs **₹39,066 a month** at 7.10%, the lowest of 25 published rates we can compare." The loan is named unless the sentence before has its amount.
# $count lenders of the list have rates of one time, for this loan. $month is the month of an estimate.
lead = { $names-loan ->
    [true] **{ $amount } over { $time }** costs
   *[false] Over { $time } it costs
  } **{ $emi } a month** at { $rate }, { $is-estimate ->
    [true] the lowest of { $count } rates we can compare, as an estimate with the change of the repo rate passed on ({ $month }).
   *[false] { $count ->
        [one] the only published rate we can compare.
       *[other] the lowest of { $count } published rates we can compare.
      }
  }
from-first-month = This is the EMI if you repay from the first month.
# What it costs a month at a rate that is one point higher
one-point-higher = One point more: { $emi }.
no-rate = **{ $amount } over { $time }**: no lender of this list publishes a rate for your numbers.
inputs = { $amount } over { $time }

# Begins a sentence of the home loans too, so it has no full stop. $points is "0.25".
repo-moved = { $moved ->
    [up] The repo rate rose by { $points } points on { $day }
   *[down] The repo rate fell by { $points } points on { $day }
  }

# The result
you-repay = { $is-example ->
    [true] For example, at { $rate } you repay
   *[false] At { $rate } you repay
  }
you-pay = { $is-example ->
    [true] For example, at { $rate } you pay
   *[false] At { $rate } you pay
  }
# Below an EMI that stands alone: who gets its rate, and of which month it is
rate-is-for = { $is-limited ->
    [true] Who gets this rate: { $who } ({ $month })
   *[false] A published rate of { $month }
  }
part-loan = your loan
part-interest = interest
# What the total holds
with-least-fee = with the least published fee, { $fee } with GST.
without-fee = not counting the fee, which is not known exactly.
with-no-fee = with no fee.
with-fee = with { $fee } of fee and GST.

# Notes on the rows. “You repay” is the column of the totals.
usual-rates = Usual rates are { $low } to { $high }: { $emi-low } to { $emi-high } a month.
# How many of $all lenders have a known fee, and how many a limit or range
fees-known = { $counted ->
    [known] The exact fee is known for { WORDS($known) } of { WORDS($all) } lenders with comparable rates.
    [bounded] The exact fee is known for { WORDS($known) } of { WORDS($all) } lenders with comparable rates, and for { WORDS($bounded) } only a maximum or a range.
   *[bounded-in-apr] The exact fee is known for { WORDS($known) } of { WORDS($all) } lenders with comparable rates. For { WORDS($bounded) } of them only a maximum is known, which the APR counts.
  }
fee-on-top = “You repay” leaves out a fee that is not known: “+ fee”.
fee-in-totals = “You repay” includes the fee with GST, unless it says “+ fee” or “or more”.

# The effect of a score
score-not-published = We found no lender here that publishes its rate by score.
score-below-all = We found no starting rate here for a score below { $score }.
score-for-some = For your score, rates are published for some borrowers only.
score-starting-rates = These are starting rates, and you may be offered more.
score-published = { WORDS($count, case: "sentence") } of { WORDS($all) } lenders with comparable rates { $count ->
    [one] publishes
   *[other] publish
  } a rate for your score. The others show a starting rate and may ask more.

# Why rows are not ranked
reason-range = By the lower end of their range they would come first, but the range is wider than 5 points, and no document says who gets that end.
reason-grade = These lenders keep this rate for their own best grade. A score does not tell your grade: you may be offered more, so they are not ranked.
reason-repo = Whether these follow the repo rate was not found, so its change is not passed on and they are not ranked.
reason-tenure = These do not lend for { $time }.
reason-amount = These do not lend { $amount }.
reason-no-rate = No lowest rate that we can compare, so not ranked.
reason-score = Their starting rates are for higher scores, so they are not ranked.
reason-numbers = These publish no rate for your numbers, so they are not ranked.

# A row
rate = Rate
rate-from = from { $rate }
rate-up-to = up to { $rate }
rate-about = about { $rate }
rate-published = published { $rate }
fee = fee
# Beside "fee", of words that are too long for the row
fee-depends = depends
fee-nil = Nil
fee-from = from { $fee }
fee-at-most = at most { $fee }
fee-range = { $least } to { $most }
apr-top-fee = { $apr } at the highest fee
# After a total that holds each EMI and the whole fee
in-all = in all
# Below a total: what the fee makes of it
fee-included = fee included
fee-not-included = + fee
fee-without-limit = or more with fee
# After a total that holds only the least fee
or-more = or more
fee-to = to { $total } with fee
# The distance of a total to the lowest
more = { $amount } more
lowest = lowest
lowest-known = lowest known
ltv-by-law = RBI allows { $share }
# $share is "up to 80%"
ltv = LTV { $share }
# Who gets a rate, among other conditions
condition-score = score { $score } or more

# Lines of a comparison
apr-with-fee = APR with fee and GST
fee-with-gst = Fee with GST
interest-over = Interest over { $time }

# An opened row
fee-before-gst = Fee before GST
term-ltv = Loan to value (LTV)
stands-out = What stands out

refinance-agreement = Your agreement says what your lender charges for closing early: enter that, as the charge here is only an example. On a floating loan to an individual that is not for a business, no charge is allowed.

# The visitor's own offer: its fields, and the fold that holds them
label-offered = Rate offered
label-offer-fee = Fee before GST
offer-fields = The rate you were offered
# The answer where no published rate can be ranked, which leaves the offer. A gold loan may be repaid in one go.
offer-lead = { $is-monthly ->
    [true] { $is-example ->
        [true] For example, **{ $amount } over { $time } at { $rate }** costs **{ $emi } a month**
       *[false] **{ $amount } over { $time } at { $rate }** costs **{ $emi } a month**
      }
   *[false] { $is-example ->
        [true] For example, **{ $amount } for { $time } at { $rate }** is repaid in one go with **{ $total }**
       *[false] **{ $amount } for { $time } at { $rate }** is repaid in one go with **{ $total }**
      }
  }{ $fee ->
    [in-apr] {" "}and, with its fee, { $apr } a year (APR).
    [in-total] , its fee included.
    [none] , without a fee.
    [too-high] . Its fee is as much as the loan: check it.
   *[on-top] ; its fee comes on top.
  }
# The end of the answer where rates are ranked. $standing is offer-standing below.
offer-at = At your { $rate } it is **{ $emi }**: { $standing }.
# Its row, in which the rate follows the name: how many of the rates that compare are lower, and how many are the same within 0.05 points
offer-name = { $is-example ->
    [true] Example: you are offered
   *[false] Your offer
  }
offer-standing = { $count ->
    [0] no rate here can be compared with it
    [one] { $lower ->
        [0] { $same ->
            [0] the only rate starts higher
           *[other] the only rate is the same
          }
       *[other] the only rate starts lower
      }
   *[other] { $lower ->
        [0] none of { $all } rates starts lower
        [one] 1 of { $all } rates starts lower
       *[other] { $is-all ->
            [true] all { $all } rates start lower
           *[false] { $lower } of { $all } rates start lower
          }
      }{ $same ->
        [0] {""}
       *[other] , { $same } the same
      }
  }
offer-worth = Each { $points }% less is **{ $amount } a month**.
# The offer alone, where no published rate can be ranked: "For example, ₹5 lakh over 4 years at 14.00% costs", and below it the EMI
offer-costs = { $is-example ->
    [true] For example, { $amount } over { $time } at { $rate } costs
   *[false] { $amount } over { $time } at { $rate } costs
  }
a-month = a month
part-interest-and-fee = interest and fee
offer-apr = With the fee you pay **{ $apr }** a year (APR).
offer-without-fee = Its fee is not counted: enter it to see the APR.
offer-no-fee = Without a fee, the APR is { $rate }, too.
offer-fee-too-high = Its fee is as much as the loan: check it.
# Where it would have stood among the rates below. $all is the number of all lenders listed.
offer-stood = { $lower ->
    [0] None of these { $all } lenders started below { $is-example ->
        [true] our example, { $rate }.
       *[false] your { $rate }.
      }
   *[other] { $is-all ->
        [true] All { $all } lenders
       *[false] { $lower } of these { $all } lenders
      } started below { $is-example ->
        [true] our example, { $rate }.
       *[false] your { $rate }.
      }
  }
# Links beside the offer
ways = With the lender’s papers in hand
ways-sentence = Both count without a published rate.
way-statement = Check the Key Facts Statement
way-flat = Convert a flat rate
# What to ask the lender, each with the reason
ask-apr = **“What is the APR?”** It adds the fees to the rate, and the Key Facts Statement must show it before you sign. Compare that number.
ask-match = **“{ $lower ->
    [one] The published rate of one lender is lower. Can you match it?”**
   *[other] The published rates of { WORDS($lower) } lenders are lower. Can you match them?”**
  } A published rate is where offers start: yours depends on you and on the scheme.
ask-flat = **“Is this a reducing or a flat rate?”** If this is a flat rate, the EMI is { $more } higher.
ask-early = **“What do you charge if I repay early?”** On a floating rate to an individual nothing, by RBI rules. A fixed rate may cost.
