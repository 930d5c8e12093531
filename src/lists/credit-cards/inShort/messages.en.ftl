# A card’s terms in some sixty characters, for columns as narrow as a third of a phone.

# A rule: "10% on food", "5% at Amazon, Flipkart and four more"
on = { $rate } on { LIST($kinds) }
at = { $are-pumps ->
    [true] { $rate } at { LIST($shops) } pumps
   *[false] { $rate } at { LIST($shops) }
  }
# The last item of a list of names that is too long
names-more = { WORDS($count) } more
# $part is one of these two, whose rule asks for something: paying through one app
conditional = { $part } (conditions)
# The rate for everything else: the only one, one that is the highest, or after higher ones
all = { $rate } on all
most = { $rate } on most
rest = { $rate } on the rest
# After all parts, where some are left out, or what a year’s spending brings besides
more-below = { $parts }; more below
bonuses-below = { $parts }; bonuses below

# What the rewards of a rule come to at most. $cap is "₹1,000 a month", $what a rate ("10%") or kinds of spending
limit-times = { $times ->
    [1] what the rest pays
   *[other] { $times } times what the rest pays
  }
limit-on = { $cap } on { LIST($what) }
limit-on-each = { $cap } each on { LIST($what) }
limit-on-together = { $cap } on { LIST($what) } together
limit-unknown = Not found for { LIST($what) }
# The limit on all rewards together
limit-in-all = { $cap } in all
no-limit = None found

# Free lounge visits: "1 a quarter in India, 4 a year abroad"
lounges-on-conditions = { $visits }, on conditions
