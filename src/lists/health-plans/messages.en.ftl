heading = { $count } health plans

# The fields
who-title = Who is to be covered?
illness-title = Illnesses today
label-age = Age of the oldest
label-age2 = Second adult
label-age3 = Third adult
label-age4 = Fourth adult
label-children = Children, too
more-ages = Wife or husband, parents
must-have = The plan must have
label-room = No room-rent limit
label-copay = No share of claims for you (co-payment)
label-wait = Wait of 2 years or less
label-refill = Used-up cover comes back every time
label-crore = Cover of ₹1 crore
label-order = Order by
order-wait = Wait
order-name = Name
order-paid = Claims paid
order-hospitals = Hospitals

# Illnesses as people call them, on a button
label-diabetes = Sugar (diabetes)
label-bp = High BP
label-heart = Heart
label-thyroid = Thyroid
label-asthma = Asthma
label-cholesterol = Cholesterol
label-knee = Knee or hip
label-cataract = Cataract

# The same inside a sentence
diabetes = diabetes
bp = high BP
heart = a heart condition
thyroid = thyroid
asthma = asthma
cholesterol = cholesterol
knee = a knee or hip problem
cataract = cataract

# Ready persons to press, who fill the fields; $count is the number of plans that are known to take them
examples = Common cases
example-parent = Parent of 68, diabetes: { $count } open
example-family = Couple of 35, child: { $count } open
example-self = Alone, 30: { $count } open

# The answer. $all is the number of plans, $count those that nothing leaves out.
# Before anybody is named: $count is the number of plans whose wait is short, $later that of the others whose wait is known
lead-all = Already ill? **{ WORDS($count, case: "sentence") } of { $all } plans** { $count ->
    [one] pays
   *[other] pay
  } for that illness within { $short }{ $later ->
    [0] .
   *[other] , { WORDS($later) } more within { $longest }.
  }{ $to-ask ->
    [0] {""}
   *[other] {" "}Ask the other { WORDS($to-ask) }.
  }
lead-left = **{ WORDS($count, case: "sentence") } of { $all } plans** { $count ->
    [one] has
   *[other] have
  } what you ask for.
# $people is a number of people, with children counted once, $count that of the plans that take them, $to-ask that of those whose entry age is not known or that may not take a younger adult
lead-age = { $people ->
    [one] At { $oldest }, **{ WORDS($count) } of { $all } plans** { $count ->
        [0] is known to stay
        [one] stays
       *[other] stay
      } open{ $to-ask ->
        [0] .
        [one] ; ask one{ $count ->
            [0] {""}
           *[other] {" "}more
          } whether it takes you.
       *[other] ; ask { WORDS($to-ask) }{ $count ->
            [0] {""}
           *[other] {" "}more
          } whether they take you.
      }
   *[other] For a family up to { $oldest }, **{ WORDS($count) } of { $all } plans** { $count ->
        [0] is known to stay
        [one] stays
       *[other] stay
      } open{ $to-ask ->
        [0] .
        [one] ; ask one{ $count ->
            [0] {""}
           *[other] {" "}more
          } whether it takes all of you.
       *[other] ; ask { WORDS($to-ask) }{ $count ->
            [0] {""}
           *[other] {" "}more
          } whether they take all of you.
      }
  }
lead-children = Children usually join with a parent on the policy. We found no ages for each plan: ask for theirs.
lead-wait = { $is-same ->
    [true] They pay for { LIST($illnesses) } after { $least }.
   *[false] They pay for { LIST($illnesses) } after { $least } to { $most }.
  }
lead-shorter = { WORDS($count, case: "sentence") } { $count ->
    [one] waits less with an add-on or another version.
   *[other] wait less with an add-on or another version.
  }

# The family in a few words: "68 · diabetes"
brief-both = { LIST($ages) } · { LIST($illnesses) }
brief-ages = { LIST($ages) }
brief-illnesses = { LIST($illnesses) }
brief-none = Who is to be covered?
brief-children = children

# Why plans are shown apart
missed-age = { $people ->
    [one] They are not sold at { $oldest }.
   *[other] They are not sold at one of these ages.
  }
unknown-age = We did not find whether they take { $people ->
    [one] this age
   *[other] all of these people
  }: ask them.
missed-illness = They are only for people with an illness that you have not ticked.
missed-room = They limit the room, or do so in some versions or covers.
missed-copay = A share of claims stays with you, at least for those who join late.
missed-wait = Without an add-on you wait more than two years for illnesses that you already have.
missed-refill = Without an add-on they do not say that a used-up cover comes back any number of times.
missed-crore = Their largest cover is below ₹1 crore.
unknown-room = We did not find whether they limit the room.
unknown-copay = We did not find whether they ask for a co-payment.
unknown-wait = We did not find how long you wait for illnesses that you already have.
unknown-refill = We did not find whether a used-up cover comes back.
unknown-crore = We did not find their largest cover.

# Below the rows
no-premium = We have no premiums, which depend on age, city and cover: ask each insurer in writing, with everybody’s age and illnesses.
wait-note = The wait is for an illness that is there when you buy; an add-on or a version that makes it shorter costs more. The law allows three years at most. “Ask” means that we did not find it.

# Beside the plans
ways = Why the wait matters
ways-sentence = Until it ends, no claim is paid for an illness that was there before. A new illness is paid after 30 days in most plans, a listed one such as hernia usually after two years.
way-for-parents = Which cover takes my parent?
way-to-cover = How much cover?
way-to-gaps = What cover leaves out

# The government’s cover, beside the plans
government = Cover by the government
ayushman = Ayushman Bharat PM-JAY (Vay Vandana)
ayushman-now = A year, free, whatever the income, in hospitals of the scheme. The members of a family who are that old share it, and a private policy may be kept beside it.
ayushman-later = A year, free, from the age of { $age }, whatever the income, in hospitals of the scheme. A private policy may be kept beside it.

# Without JavaScript
without-script = How many of the plans take these people, and how many pay for the illness within two years:
head-for = For
head-taken = Taken
head-ask = Ask
head-short = In 2 years

# A row
plan = Plan
room = Room
copay = Your share
wait = Wait if ill
# Below the wait in a narrow row
wait-unit = wait
# In place of a wait, share or room that we did not find
to-ask = Ask
wait-at-most = 3 years at most
# What an add-on or another version makes of the wait; $wait is "1 month" or "Day 1"
possible = { $is-to-ask ->
    [true] { $wait }, ask them
   *[false] { $wait } possible
  }
or-more = or more
from-the-start = Day 1
no-share = None
share = { $percent }%
of-each-claim = of each claim
from-age = from age { $age }
share-later = { $percent }% from { $age }
# In place of a longer remark on the share
not-always = not always
# $wait is "1 month" or "Day 1", $means "Instant Cover add-on"
shorter = { $is-to-ask ->
    [true] { $wait } with { $means }, if it takes yours
   *[false] { $wait } with { $means }
  }
# In place of the record of the insurer, where an age keeps somebody out or is to be asked about
sold-at = { $is-to-ask ->
    [true] Entry age: { $ages }, ask for the younger
   *[false] Entry age: { $ages }
  }
# $ages with those of the other document: "18 to 100 years (up to 65 years in its prospectus of 2023)"
sold-at-disputed = Entry age: { $ages }, so ask
ask-age = Entry age: ask
# Of a plan for seniors, while no age is given; $record is what its insurer did
sold-from = Entry age: { $ages }. { $record }

# Below the terms: what the insurer did with all health claims of a year, and below the rows what that counts
record-differs = Claims paid differ by insurer
record-paid = Insurer: { $share } of claims paid
record-paid-complaints = Insurer: { $share } paid, { $complaints } complaints in 10,000
record-note = “Insurer” is about all its health policies in { LIST($years) }, as nothing is published for one plan: claims paid by number, and complaints for every 10,000 claims. “From age 61” means if you join at that age or later.

cover = cover { $sum }

# The limit of the room, and below it what it depends on
room-any = Any room
room-limited = Limited
room-shared = Shared
room-by-version = by version
room-by-cover = by cover
room-share = { $share } of cover
room-a-day = each day
room-single = Single
room-with-ac = with AC

# An opened row
entry-age = Age at which it is sold
room-rent = Room rent
copay-long = Share of each claim that you pay
wait-long = Wait for illnesses you have
listed-wait = Wait for cataract, knees and the like, ill before or not
shorter-wait = What makes the wait shorter
# $holds says for which illnesses: all, those that are named, or not known
shorter-for = { $holds ->
    [all] { $means }: { $wait }
    [ask] { $means }: { $wait }; ask for which illnesses
   *[named] { $means }: { $wait }, for { LIST($illnesses) }
  }
refill = Cover comes back when used up
claims-paid = Claims its insurer paid
claims-paid-in = Claims its insurer paid, { $year }
claims-share = { $share } of all its health policies, by number
complaints = Complaints
complaints-in = Complaints, { $year }
complaints-rate = { $complaints } per 10,000 health claims
differ = Differ by insurer
hospitals = Cashless hospitals
stands-out = What stands out
