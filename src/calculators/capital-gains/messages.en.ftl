name = Capital gains tax calculator
# Where the text around it says that it is a calculator
short-name = Capital gains tax

label-asset = What you sold
label-cost = Bought for
label-price = Sold for
label-bought = Bought on
label-sold = Sold on
label-exempt-used = Other long-term equity gains of the year
label-worth = Worth on { $day }, if bought before
more-fields = Tax slab, other gains, earlier value

asset-equity = Listed shares or equity fund
asset-debt = Debt fund
asset-property = House or land
asset-gold = Gold, not listed

conflict-sold = Enter a day of sale after the day of purchase, { $bought }.
conflict-worth = This counts only for what was bought before. Enter 0.

asset-name = { $asset ->
    [equity] listed shares or equity fund
    [debt] debt fund
    [property] house or land
   *[gold] gold, not listed
  }
# What the answer holds for. $other is "₹0" where there are no other gains.
inputs = { asset-name }, bought for { $cost } on { $bought } and sold for { $price } on { $sold }{ $has-others ->
    [true] , with { $other } of other long-term equity gains
   *[false] {""}
  }
# In a row, after what the figure is
brief = { asset-name } · bought { $cost }, { $bought } · sold { $price }

tax = Tax on the gain, with cess
# $year is a tax year: "2026-27"
tax-at-most = Tax at most, with cess: the index of { $year } is not known yet
gain = Gain
loss = Loss
of-it-taxed = Part that is taxed
rate = Rate

# How long it was held
term-long = long-term
term-short = short-term
term-slab = short-term, at your slab

# Names of the two parts of the bar
part-tax = tax
part-left = yours after tax

# The rule behind the tax. $months is "24 months".
reason-no-gain = There is no gain. A capital loss can be set off against capital gains for eight more years.
reason-debt = Units of debt funds bought since { $day } are taxed at your slab, however long you hold them.
reason-short = It was not held for more than { $months }, so the gain is short-term.
reason-long = It was held for more than { $months }, so the gain is long-term.
left = Of what you earned you keep **{ $left }** after tax.
day-of-sale = The rules of the day of sale count, whenever the return is filed.

# What would change the tax and is not known. $year and $instead are tax years.
no-index = It counts with the index of { $instead }; that of { $year } can only be as high or higher, and the tax as low or lower.
no-worth = As you bought it on { $day } or before, what it was worth on that day may count as its cost. Enter it, or this tax may be too high.

chart = The gain by sale price: what is left below, the tax above it
chart-left = Left after tax
chart-tax = Tax

effects = What lowers the tax
effect-long = Sell once the gain is long-term
effect-half = Sell half of it in the next tax year

tables = By sale price, and by what was sold
table-by-asset = By asset
caption-by-asset = The same sums and days for each kind of asset, in rupees
column-asset = Asset
column-taxed = Taxed gain
column-tax = Tax with cess
table-by-price = By price
# $inputs is the text of the inputs
caption-by-price = { $inputs }: tax by sale price, in rupees
column-left = Left of the gain

# Steps
step-gain-rule = { $counts-worth ->
    [true] price less costs of selling − what it was worth on { $day }, at most the price; section 90(7), formerly 55(2)(ac)
   *[false] price less costs of selling − cost with costs of buying
  }
step-term = Term
step-term-rule = long-term when held for more than { $months }; section 2(101), formerly 2(42A)
# $term is "long-term"
step-term-value = { $bought } to { $sold }: { $term }
source-term = time for long-term
step-indexed = Gain above the indexed cost
step-indexed-rule = { $knows-index ->
    [true] price − cost × index of the year of sale ÷ index of the year of purchase
   *[false] price − cost × index of the year of sale ÷ index of the year of purchase; the index of { $instead } stands in for a later one
  }
source-index = cost inflation index
step-exempt = Gain above the exempt sum
step-exempt-rule = gain − what is left of the exempt sum of the year; section 198, formerly 112A
source-exempt = exempt sum
step-taxed-rule = the whole gain, at least 0
# $by says which of two taxes on property is the lower one, where the law has two
step-tax-rule = { $is-at-slab ->
    [true] rate on the day of sale, your slab
   *[false] rate on the day of sale
  }{ $by ->
    [present-rate] ; less than with indexation at the earlier rate
    [indexation] ; less than the present rate without indexation
   *[one-rate] {""}
  }; sections 196 to 198, formerly 111A, 112 and 112A
source-rates = rates and their dates
step-cess = With cess
step-cess-rule = tax + { $cess } health and education cess; surcharge is left out
source-cess = cess
