name = Which health cover takes my father or mother?
# Where the text around it says that it is a question
short-name = Cover for my family

label-age = Age of the person
label-bill = A hospital bill of
label-months = After being covered for
more-illnesses = Other illnesses

# What the answer holds for
inputs = { $is-ill ->
    [true] a person of { $age } with { LIST($illnesses) }, and a bill of { $bill } after { $months } of cover
   *[false] a healthy person of { $age }, and a bill of { $bill } after { $months } of cover
  }
brief = { $is-ill ->
    [true] { $age } · { LIST($illnesses) } · { $bill }
   *[false] { $age } · { $bill }
  }

# The answer. $count is a number of plans, $all that of all plans.
answer-paying = At { $age }, **{ WORDS($count) } of { $all } plans** would pay for this after { $months } of cover.
answer-own-same = Of the bill you would pay **{ $own }** yourself.
answer-own = You would pay **{ $least } to { $most }** of the bill yourself.
answer-sooner = { WORDS($count, case: "sentence") } { $is-none ->
    [true] would
   *[false] more would
  } pay with an add-on.
answer-none = At { $age }, none of { $all } plans is known to pay for this after { $months } of cover.
sentence = Premiums are not counted: nobody publishes them for one age, city and illness. Ask for them in writing.

headline = Least of the bill that you pay
fact-paying = Plans that pay
fact-ask = Ask
fact-refused = Not sold at this age

# The plans
paying-title = { $bill } after { $months }: what you pay
paying-intro = At the largest cover of each plan, the smallest own part first. It says nothing of the premium.
waiting-title = Still waiting after { $months }
waiting-intro = Until the wait ends you pay the whole bill. Other illnesses are paid meanwhile, most of them after 30 days.
ask-title = { $count ->
    [one] Ask one insurer first
   *[other] Ask { WORDS($count) } insurers first
  }
refused-title = { $count ->
    [one] Not sold at { $age }: one plan
   *[other] Not sold at { $age }: { WORDS($count) } plans
  }
refused-fold = Which plans, and for what ages
terms-wait = Wait: { $wait }
# $shorter is "1 month with Instant Cover add-on"
terms-sooner = { $shorter }: you pay { $own }
still-waits = the whole bill
no-share = no own share
share = { $percent } of it
sold-at = entry age: { $ages }
# $what are some of the next four texts
ask = Ask for { LIST($what) }
ask-entry = the ages at which it is sold
ask-wait = the wait for the illness
ask-listed = the wait for listed treatments
ask-share = the share of a claim that you pay

# Before one decides
know-title = Before you decide
know-premium = No premium is known for one age, city and illness. Ask each insurer for it in writing, and ask if it rises for the illness.
know-ayushman = Ayushman Bharat PM-JAY from the age of 70
government-now = The government covers { $cover } a year for a family’s members of this age, whatever the income, in hospitals of Ayushman Bharat PM-JAY. A private policy may be kept beside it.
government-later = From the age of { $age } the government covers { $cover } a year for a family’s members of that age, whatever the income, in hospitals of Ayushman Bharat PM-JAY.
know-declare = Name each illness in the form. One that is left out can cost you the claim.
# $months is "36 months", $years a number of years
know-law = By law, no wait for an illness that you have may be longer than { $months }. After { $years } years of cover an insurer may refuse a claim for fraud only.
law-source = IRDAI, Insurance Products Regulations, 2024
know-bill = A dearer room than the plan allows, limits for single treatments and items that no policy pays come on top.

# The table, and steps
tables = All plans for this bill
table-plans = Plans
column-plan = Plan
column-wait = Wait
column-share = Own share
column-own = You pay
step-wait = Is the wait over?
step-wait-rule = months of cover are at least the wait; of two waits the longer one counts
step-wait-value = { $name }: wait { $wait }, covered for { $months }
step-wait-source = IRDAI, standard exclusions
step-own = What you pay
step-own-rule = bill − what is payable × (1 − own share); payable is the bill, at most the largest cover

# In the opened row of a plan
row-list = The plan among all, with its terms

# Where it leads
to-plans = Health plans by age and illness
to-cover = How much health cover
to-guide = What health insurance covers
