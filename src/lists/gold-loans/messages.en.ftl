heading = { $count } gold loans

label-gold = Gold, without stones
label-price = A gram of 22 carat
label-purity = Purity
carat = { $carat } carat
# How long the loan runs: "For 12 months"
label-time = For
more-fields = Purity, time, how you repay

# The answer
most = { $is-example ->
    [true] On **{ $grams } g of { $carat } carat gold** at an example price you can borrow up to **{ $amount }**.
   *[false] On **{ $grams } g of { $carat } carat gold** you can borrow up to **{ $amount }**.
  }
# The sum of a loan that is repaid in one go
one-go = { $is-shorter ->
    [true] A loan that is repaid in one go may run no longer than { $months }, so that is counted. With its interest it fits the limit at every starting rate of this list.
   *[false] Repaid in one go after { $months }, it fits the limit with its interest at every starting rate of this list.
  }
no-rate = No lender publishes a rate for it.
# $is-beaten tells whether a rate that cannot be ranked is lower. $month is that of the rates, such as "September 2026".
bullet = { $is-beaten ->
    [true] After { $months } you repay **{ $total }** at the lowest published rate that we can rank ({ $month }), { $rate } at { $lender }.
   *[false] After { $months } you repay **{ $total }** at the lowest published rate ({ $month }), { $rate } at { $lender }.
  }
inputs = { $grams } g, { $months }

# Notes
price = { $is-example ->
    [true] { $is-other-purity ->
        [true] { $price } a gram of 22 carat is an example: enter today’s price, and { $carat } carat counts by its share of pure metal.
       *[false] { $price } a gram of 22 carat is an example: enter today’s price.
      }
   *[false] { $is-other-purity ->
        [true] Counted at { $price } a gram of 22 carat, and { $carat } carat counts by its share of pure metal.
       *[false] Counted at { $price } a gram of 22 carat.
      }
  }
price-where = Ask the branch for its price of the day: by RBI’s directions of 2025 it goes by prices of the India Bullion and Jewellers Association (IBJA) or of an exchange under SEBI.
limit = RBI’s limit goes by all your gold loans together.
limit-of-bullet = In one go, the limit covers the interest, and the loan may run { $months } at most.
less-above = At rates above about { $rate } you are paid a little less.
less = At a lower rate you may get a little more, at a higher one a little less.

# "Already have a loan?"
refinance-too-long = A new gold loan that is repaid in one go may run { $most } at most, so none runs for the { $left } that you have left.
refinance-these-lend-less = On gold worth { $worth } these may lend { $most } at most, less than you owe: first pay off { $missing }, or pledge more gold.
refinance-all-lend-less = On gold worth { $worth } no cheaper lender of this list may lend more than { $most }, less than you owe: first pay off { $missing }, or pledge more gold.
refinance-most = On gold worth { $worth }, { $lender } may lend up to { $most }.
refinance-note =
    The new lender weighs and values the gold again, and not every lender takes a loan over: ask whether it pays off the old one, which has to end before the gold moves.
    What it may ask for the valuation and as stamp duty is not counted. Count your gold without stones, at today’s price.
    Your agreement says what your lender charges if you end the loan early, such as some days of extra interest.
