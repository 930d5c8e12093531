# Above the rows
order-by = Order by
promise-phone = No phone number asked
promise-source = Sources and dates below the list
# The heading where filters leave some out: "6 of 10 travel cards"
heading-filtered = { $left } of { $all } { $noun }
fields-title = Your numbers
# The same where the visitor's own offer is all that can be counted
enter-offer = Enter the rate you were offered
no-script = The figures are a worked example. To change them, turn on JavaScript.
share = Share
print = Print
# After the number of rows with a term, for screen readers
have-it = have it

# A row
apply = Apply Now
apply-at = at { $name }
visit = Visit site
# After "Visit site", for screen readers
visit-of = of { $name } (opens in a new tab)

# A remark of a few words before another one
as-sentence = { $text }.

# An opened row
dash = A dash (—)
dash-meaning = We did not find it
unknown = We could not find
source = Source

# The visitor's own offer: the rows folded above it, and the words that open it
more-above = { $count } more above your offer
what-to-ask = What to ask
# A list that is too old to rank opens with the visitor's offer; then what to ask, and the rates under their month
start-with-offer = The rates that we have are too old to rank, so start with **the offer you hold**.
what-to-ask-lender = What to ask the lender
last-known-rates = Last known rates, { $month }

# Beside the scale of the rates: what the upright mark in each bar is
own-mark = { $is-example ->
    [true] our example
   *[false] your offer
  }

# Below the rows: the title of the notes on them
about-figures = About these figures ({ $month })
dash-note = A dash (—) means that we did not find it.
# $to-ask: of whom we did not find whether they meet the visitor's conditions
show-all = { $set-apart ->
    [0] { $to-ask ->
        [0] Show all { $count }
       *[other] Show all { $count } ({ $to-ask } to ask)
      }
   *[other] { $to-ask ->
        [0] Show all { $count } ({ $set-apart } outside your conditions)
       *[other] Show all { $count } ({ $set-apart } outside your conditions, { $to-ask } to ask)
      }
  }
to-ask = To ask: { $count }.
set-apart = Outside your conditions: { $count }.
not-compared = Not ranked: { $count }.

# Why a row is not ranked
read-apart = Read on { $day }, more than a month from the others, so shown apart.
read-after-move = Read on { $day }, after the repo rate { $moved ->
    [up] rose
   *[down] fell
  } on { $moved-on }, so not ranked with the others.

# A list whose rows may all be wrong; the reason stands below it
all-held-back = **These values are held back** until they are put right. The reason stands below the list.

# A list whose values are too old to rank
too-old = These values are too old to rank. Ask for those of today.
last-known = { $of ->
    [bank-rates] **Last known rates, { $month }.** They are too old to rank: ask each bank for today’s.
    [card-terms] **Last known terms, { $month }.** They are too old to rank: ask each issuer for today’s.
    [fund-charges] **Last known charges, { $month }.** They are too old to rank: ask each fund house for today’s.
    [fund-tracking] **Last known tracking differences, { $month }.** They are too old to rank: ask each fund house for today’s.
   *[lender-rates] **Last known rates, { $month }.** They are too old to rank: ask each lender for today’s.
  }

# The boxes of rows, and the tray of what is ticked
compare = Compare
tick-to-compare = Tick to compare
compare-count = Compare { $count }
side-by-side = side by side
chosen = { $count ->
   *[other] { $count } of { $most } chosen
  }
tick-one-more = Tick one more.
only-some-fit = Only { $most } fit side by side here. Untick one first.
remove = Remove { $name }
