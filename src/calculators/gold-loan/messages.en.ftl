name = Gold loan calculator
# Where the text around it says that it is a calculator
short-name = Gold loan

label-grams = Net weight of gold
label-carats = Purity
carats = { $carats } carat
label-price = A gram of 24 carat
label-months = Tenure
label-repay = Repayment
repay-emi = EMI, every month
repay-bullet = In one go at the end (bullet)

# $longest is "12 months", $number the same as the field takes it: "12"
conflict-months = A loan that is repaid in one go may run for at most { $longest }. Enter { $number } or less, or choose EMIs.

# What the answer holds for
inputs = { $repay ->
    [bullet] { $grams } g of { $carats } carat gold, at { $price } a gram for 24 carat, lent at { $rate } a year and repaid in one go after { $months }
   *[emi] { $grams } g of { $carats } carat gold, at { $price } a gram for 24 carat, lent at { $rate } a year
  }
# In a row, after what the figure is
brief-gold = { $grams } g of { $carats } carat
brief-price = { $price } a gram

most = The most you can borrow
worth = The gold is worth
interest = Interest

# Parts of the bar
part-loan = the loan
part-interest = interest
# $share is the loan as a percentage of the value, $limit the most that the law allows
sentence = { $repay ->
    [bullet] You pay **{ $payment }** in one go after { $months }. That is { $share } of what the gold is worth; for a loan of this size RBI’s limit is { $limit }, interest included.
   *[emi] You pay **{ $payment }** { $is-one-month ->
        [true] after { $months }
       *[false] a month for { $months }
      }. That is { $share } of what the gold is worth; for a loan of this size RBI’s limit is { $limit }.
  } If the price falls, the lender may ask for money or more gold, so borrow less.

chart = The most you can borrow by tenure, and the interest above it
chart-loan = Loan

tables = By tenure: the loan, the interest and what you pay
table-by-tenure = By tenure
column-months = Months
column-most = Most you can borrow
due-at-end = Due at the end
emi = EMI
note-bullet = A loan for the household that is repaid in one go may run for at most { $longest }.

step-value = Value of the gold
step-value-rule = net weight × carats ÷ 24 × price of 24 carat
source-value = RBI directions of 2025, paragraphs 17 and 18
step-limit = Limit for loans of this size
# The limits by size, as in "85% up to ₹2,50,000, 75% above"
tier-up-to = { $share } up to { $most }
tier-above = { $share } above
source-limit = limits of lending against gold
step-most-rule = { $repay ->
    [bullet] limit ÷ (1 + interest until the end), as the limit covers both; no more than the largest loan of that size
   *[emi] limit, but no more than the largest loan of that size
  }
step-due-rule = loan + simple interest
step-emi-value = { $payment } for { $months }
step-interest-rule = all that you pay − loan
