cards = credit cards
heading-all = { $count } credit cards
# $cards are those of the page: "travel cards"
heading = { WORDS($count, case: "sentence") } { $cards }
kinds = Kinds of card
kind-all = All { $count }

fields-title = What you spend a month: change our example
label-all = In all
label-food = Food
label-bills = Bills
label-online = Online
label-fuel = Fuel
label-other = All else
label-travel = Travel
abroad = Abroad
label-insurance = Insurance
label-shop = Online orders
shop-both = Half Amazon, half Flipkart
shop-at = At { $shop }
shop-others = At other shops
any = Any
free-for-life = Lifetime free
up-to = Up to { $most }
label-network = Network
label-income = Your salary or income
# A choice of it
income-both = { $month } a month ({ $year } a year)
income-not-told = Choose
label-lounges = Free lounges
lounges-india = In India
label-markup = Markup abroad
label-deposit = Against a fixed deposit
label-order = Order by
order-name = Name
more-fields = Abroad, insurance, where you shop
more-fields-travel = Fuel, insurance, where you shop
more-filters = Salary, fee, network, lounges
filter = Filter

inputs = Spending { $total } a month

# Before the answer: which cards the visitor's filters leave
only-fee = Only cards that charge at most { $most } a year.
only-free = Only cards that are free for life.
only-network = Only cards on { $network }.
only-no-markup = Only cards without a markup on payments abroad.
only-markup = Only cards with a markup abroad of at most { $most }.
only-income = Only cards that ask for at most **{ $month } a month** ({ $year } a year).
only-lounges = { $where ->
    [abroad] Only cards with free lounge visits abroad.
   *[domestic] Only cards with free lounge visits in India.
  }
only-deposit = Only cards against a fixed deposit.
left-out-network = { $count ->
    [one] One card is not among them because we did not find its network.
   *[other] { WORDS($count, case: "sentence") } cards are not among them because we did not find their network.
  }
left-out-markup = { $count ->
    [one] One card is not among them because we did not find its markup.
   *[other] { WORDS($count, case: "sentence") } cards are not among them because we did not find their markup.
  }
left-out-income = { $count ->
    [one] One card is not among them because we did not find what income it asks for.
   *[other] { WORDS($count, case: "sentence") } cards are not among them because we did not find what income they ask for.
  }

# The answer. $total is what a visitor spends, $kept what a year leaves: "₹5,240 to ₹6,100". Where an unranked card shows more, $is-beaten.
lead-unranked = No card that we can rank has all that you ask for: take a filter off, or see why below.
lead-nothing = If you spend **{ $total } a month**, { $is-beaten ->
    [true] no card that we can rank returns more than it costs.
   *[false] no card of this list returns more than it costs.
  }
# What leaders give where not all of their rewards could be counted
kept-or-more = { $kept } or more
lead-one = **{ $card } gives you { $kept } a year** { $is-after-fee ->
    [true] after its fee if you spend
   *[false] if you spend
  } **{ $total } a month**, { $is-beaten ->
    [true] the most we can rank.
   *[false] the most here.
  }
lead-tie = { $are-named ->
    [true] **{ LIST($cards) } give you about { $kept } a year**
   *[false] **{ WORDS($count, case: "sentence") } cards give you about { $kept } a year**
  } if you spend **{ $total } a month**, { $is-beaten ->
    [true] the most we can rank.
   *[false] the most here.
  }
pays-in = Paid in { $form }.
markup-taken-off = Its markup abroad is taken off.
# $what are of the next one and to-redeem below
not-counted = { LIST($what) } { $count ->
    [one] is extra
   *[other] are extra
  }.
to-join = { $fee } to join
joining-may-cost = Joining may cost a fee, once.
redeeming-may-cost = Redeeming may cost a fee each time.

# The total beside the answer
result = { $is-least ->
    [true] In a year { $card } gives you at least
   *[false] In a year { $card } gives you
  }
part-kept = you get
part-fee = yearly fee
part-fee-and-markup = fee and markup
# $remark is redeem-remark below
result-year = { $has-remark ->
    [true] from the second year on, { $remark }.
   *[false] from the second year on.
  }
result-by-use = { $has-remark ->
    [true] if you use its points in the way that pays least, { $most } in the way that pays most, { $remark }.
   *[false] if you use its points in the way that pays least, { $most } in the way that pays most.
  }

# The charge to redeem rewards, which no sum counts: among the terms, below a sum, in its lines, after the answer, and in the file of all cards
redeem-each-time = { $charge } plus GST each time
redeem-remark = { $is-known ->
    [true] minus { $charge } + GST per redemption
   *[false] before any charge to redeem
  }
to-redeem = { $is-known ->
    [true] { $charge } + GST to redeem
   *[false] any charge to redeem
  }
redeem-paid-as = { $charge } plus GST each time you redeem
redeem-nothing = Nothing to redeem
redeem-unknown = Not found

# Notes on the list
tag-most = Leaves you most
tag-tie = Tie for most
note-abroad = “You get” takes off the markup abroad. Payments there earn as all else, unless a record says otherwise.
note-or-more = “Or more”, and “or better” of a loss: the card has rewards that we could not count, such as a rate for members only. The opened row names them.
# How two fields and the orders online are spread over what cards tell apart
note-split = Of food, { $groceries } counts as groceries, { $dining } as dining and { $delivery } as delivery by Swiggy; of bills, { $phone } as a phone bill. Online orders are at the shops that you choose.
note-limits = “You get” is for a year, from the second on. Spending in a row is that of one month; fees are with GST, and “once” is that to join, where your spending waives the yearly one. The opened row has all rates, any charge to redeem, and what we read that could lower the rewards.
note-days = Terms as known between { $first } and { $last }; details name the documents.

# Why cards are not ranked
missed-fee = They charge more than { $most } a year.
missed-free = They charge a fee to join, or each year.
missed-network = They are not on { $network }.
missed-no-markup = They add a markup to payments abroad.
missed-markup = Their markup on payments abroad is above { $most }.
missed-income = They ask for an income above { $month } a month ({ $year } a year).
missed-lounges = { $where ->
    [abroad] They give no free lounge visits abroad.
   *[domestic] They give no free lounge visits in India.
  }
missed-deposit = They are not issued against a fixed deposit.
unknown-network = We did not find on which network they are.
unknown-markup = We did not find their markup on payments abroad.
unknown-income = We did not find what income they ask for.
by-invitation = Only by invitation of the issuer.
closed = Closed to new applicants.
other-day = Their terms are known as of { $day }, more than a year from those of some others, so they are not ranked with them.
only-one-record = Not confirmed: only one record has these rewards, or its author could not check them with the issuer.
most-only = Their points are counted at the best use; others give less, by how much we did not find.
no-worth = No document says what their points are worth in rupees.
no-markup = We did not find their markup, which your payments abroad would cost.

# Side by side. The fee as published, which spending waives it, what it is for this visitor, and what joining costs
compared-fee = Yearly fee with GST, if not waived
compared-waiver = No fee from yearly spending of
waived-anyway = Any
waived-never = Never
compared-own-fee = Yearly fee at your spending
compared-joining = Fee to join with GST
# The sentence above: which card gives most, with how much more than the next one. $by-use: points can be used in better and worse ways. $is-least: the card has rewards that we could not count.
most-of-two = For **{ $total } a month**, **{ $card }** gives { $is-least ->
    [true] at least **{ $more } a year more**
   *[false] **{ $more } a year more**
  } than { $other }{ $by-use ->
    [true] , points at their lowest worth.
   *[false] .
  }
# Where each costs more than it brings
least-loss = For **{ $total } a month**, **{ $card }** costs you { $is-least ->
    [true] at most { $loss } a year, at least **{ $more } less**
   *[false] { $loss } a year, **{ $more } less**
  } than { $other }{ $by-use ->
    [true] , points at their lowest worth.
   *[false] .
  }
# Where the others have rewards that we could not count, so that no card is known to give most
open-lead = For **{ $total } a month**, **{ $card }** { $is-loss ->
    [true] costs you { $is-least ->
        [true] at most **{ $kept } a year**
       *[false] **{ $kept } a year**
      }.
   *[false] gives { $is-least ->
        [true] at least **{ $kept } a year**
       *[false] **{ $kept } a year**
      }.
  }
# Each of the others, after that. $what: "5% at four more of ten partner shops", where $is-named
open-other = { $is-loss ->
    [true] { $card } costs you at most **{ $kept }**
   *[false] { $card } gives at least **{ $kept }**
  }{ $is-named ->
    [true] ; not counted: { LIST($what) }.
   *[false] : not all its rewards could be counted.
  }
tie-of-cards = { $is-loss ->
    [true] For **{ $total } a month**, **{ LIST($cards) }** tie: each costs you about **{ $kept } a year**.
   *[false] For **{ $total } a month**, **{ LIST($cards) }** tie at about **{ $kept } a year**.
  }

# A row
card = Card
yearly-fee = Yearly fee
# The same in a row
fee = Fee
rewards = Rewards
rewards-a-year = Rewards a year
keep = You get
keep-a-year = You get a year
for-life = for life
# After the yearly fee, where this visitor's spending waives it: nothing is paid to join, or as much as the fee
waived = waived
once = once
waived-from = waived from { $spending } a year
# Before the reason, on the page of first cards; $income is "₹2.4 lakh"
income-from = Income from { $income } a year
at-best = at best { $amount }
from = from { $amount }
to-by-use = to { $amount }, by use
in-vouchers = { $amount } in vouchers
# After an amount; "−₹2,983 or more" would read as a larger loss
or-more = { $is-loss ->
    [true] or better
   *[false] or more
  }
not-confirmed = not confirmed
none = None
# After what is kept: "₹11,760 a year"
a-year = a year

# Why a card gives as much, largest part first: "10% on ₹8,000 of food, 1.5% on ₹17,000 more; nothing on fuel". $spent is that of a month.
reason-on = { $rate } on { $spent } of { LIST($kinds) }
reason-at = { $are-pumps ->
    [true] { $rate } on { $spent } at { LIST($shops) } pumps
   *[false] { $rate } on { $spent } at { LIST($shops) }
  }
# $part is one of these two, $most what it pays once its limit is reached
reason-capped = { $part } (at most { $most } a month)
reason-bonus = { $amount } a year in bonus points
reason-vouchers = { $amount } a year in vouchers
reason-all = { $rate } on { $spent }
reason-rest = { $rate } on { $spent } more
reason-nothing = nothing on { LIST($kinds) }
# $rates are such as the next one, or without the brackets: "5% on bills (paid in one app)"
reason-not-counted = not counted: { LIST($rates) }
# What there is no room for
reason-and-more = { $parts }, and more
reason-if = { $rule } ({ $condition })
reason-no-worth = We found no worth of its points in rupees
food = food
online-orders = online orders
bills = bills

# An opened row
adds-up = How it adds up
best-for = Best for
view = Our view
changed = Changed
change = From { $day }: { $what }

# How it adds up. $rule is "5% on utility bills", $paid what it pays a month.
sum-rule = { $limit ->
    [reached] { $spent } a month at { $rule }: { $paid }, its limit
    [unknown] { $spent } a month at { $rule }: not counted, as no document that we opened gives its limit
   *[none] { $spent } a month at { $rule }: { $paid }
  }
sum-nothing = { $spent } a month that earns nothing
sum-bonus = Bonus points of the year: { $amount }
sum-vouchers = Vouchers of the year at face value: { $amount }
sum-rewards = { $is-most ->
    [true] Rewards of twelve months: at most { $amount }
   *[false] Rewards of twelve months: { $amount }
  }
sum-waived = Yearly fee: waived from { $spending } of spending a year
sum-fee = Yearly fee with GST: { $amount }
sum-markup = Markup on payments abroad with GST: { $amount }
sum-kept = { $is-most ->
    [true] You get: at most { $amount }
   *[false] You get: { $amount }
  }
sum-not-counted = Not counted: { $what }
sum-lower = Could lower it: { $limit }
left-out-points = Its points, which no document values in rupees.
left-out-condition = { $rule }.
left-out-limit = { $rule }, up to a limit that we did not find.
