# The sentence above a comparison. $inputs is "₹50 lakh, 20 years".
# Where each sum is a lowest end: a deposit whose interest may be added more often, a loan without its fee
lowest-ends = For **{ $inputs }**, each of these sums may come to more, so none is marked.
no-sums = For **{ $inputs }**, there are no two sums here that can be compared.
# Where two sums are there and are not ranked together. $why: “HDFC Bank: Read on 8 October 2026, after the repo rate fell on 7 October 2026, so not ranked with the others.”
sums-apart = For **{ $inputs }**, these sums cannot be compared. { $why }
same-sum = For **{ $inputs }**: { $field } **{ $sum }** with each of them.
# $apart is the difference, “₹12,000”
sums = { $is-tie ->
    [true] For **{ $inputs }**: { $field } **{ $first }** with { $first-name }, **{ $last }** with { $last-name }. The difference of { $apart } is below 1%, so a tie.
   *[false] For **{ $inputs }**: { $field } **{ $first }** with { $first-name }, **{ $last }** with { $last-name }.
  }

# The last line of the table: what a row’s own remarks say, if it has any
note = Note
no-note = None

# Which list is compared, a field
list = List

# Above the table
caption = { $title } side by side
change-numbers = Change numbers
back-to-list = Back to the list
our-example = These are the first in our list. To choose others, tick Compare in the list, or change them here.
left-out = { $count ->
    [one] Only { $most } fit side by side, so { LIST($names) } was left out.
   *[other] Only { $most } fit side by side, so { LIST($names) } were left out.
  }
loading = Loading { $title }.
failed = This list could not be loaded. Trying again. If that takes long, reload the page: what you chose is kept.
add = Add
add-another = Another
share = Share
print = Print
figures-of = Figures of { $month }.

# The table
field = Field
# A fold: what lenders publish of what the sums above are worked out from, what no two of them say, and the documents
published = { $what ->
    [terms] Rates and fees as published, and sources
    [details] More details, and sources
   *[sources] Sources
  }
# In that fold, the names of fields that no row has
not-found-of = Found for none of them: { $fields }.
remove = Remove { $name }
source = Source
own-site = On its own site
# The source of the column of the visitor's own offer
own-source = What you entered
# After the best value, for screen readers
best = { $end ->
    [highest] (highest)
   *[lowest] (lowest)
  }
# Below the best value that is known, where another may be better
best-known = { $end ->
    [highest] highest known
   *[lowest] lowest known
  }
# Of several that are equally good: for all, after the mark, and for screen readers
tie = tie
best-alike = { $end ->
    [highest] ({ WORDS($count) } are highest alike)
   *[lowest] ({ WORDS($count) } are lowest alike)
  }
same-for = { $count ->
    [2] The same for both:
    [3] The same for all three:
    [4] The same for all four:
   *[other] The same for all { $count }:
  }
# What all sums of a row hold stands with its name: "You repay, fee included"
field-holding = { $field }, { $held }
# Below the table, after a dot: what it marks
marked-meaning = leads its row: the lowest cost or the highest sum, as far as it is known.
# What is alike, after that, where a row has a tie: some of its values are marked, or none as all are alike
tie-meaning = Rates less than 0.05 points apart, and sums less than 1% apart, are a tie.
tie-within = Values within { $points } points of each other are a tie.

# Above index funds
# $gap is what lists of index funds say of the tracking difference
index-decides = Funds on one index hold the same shares, so their cost decides. { $gap } Funds on different indices cannot be compared by return.
index-unknown = “Not found” is no zero. AMFI and the fund house publish the expense ratio (TER) of each day: since April 2026 it is the base expense ratio (BER), brokerage and taxes together.
