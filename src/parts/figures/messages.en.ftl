# The dates of a value
since = since { $day }
was = was { $before }
now = now
until = until { $day }
from = from { $day }
from-until = from { $from } until { $until }
from-to = { $from } to { $until }
from-on = from { $day } on
checked = checked { $day }

# A value that may be out of date. $when is a month or a tax year.
last-known = last known
last-known-of = last known, { $when }

# Tax rules. $year is "2026-27", $next the year after it.
tax-year = Tax rules up to { $year }.
tax-year-passed = Those of { $next } are not known to this site yet.
page-tax-year = Tax rules of { $year }
page-tax-year-passed = What this page says of tax is of { $year }. The rules of { $next } are not known to this site yet.

# The history of a rate
column-from = From
column-rate = Rate
sources = Sources of these rates

# The list of all figures
lead = The rates, limits and tax rules that banks and the tax office go by, which document says so and, where it tells, since when.
none-changed = None changed in the last twelve months.
changed = Changed in the last twelve months
# Opens the other changes
more-changed = { $count ->
    [one] One more change
   *[other] { $count } more changes
  }
by-subject = Figures by subject
find = Find a figure
all-subjects = All
usual = Usual in the market: no rule sets these, and yours may differ
column-figure = Figure
column-now = Now
column-document = Source, and since when
no-document = document not found
# Before the document of a value that nobody sets
estimate = an estimate, no rule
quoted-on = Quoted on
used-by = Used by

# A note on a changed rule
rule-changed = The rule has changed: { $label }
# After it, while the dates and the source are folded
rule-now = Now { $now }, before { $before }.
rule-source = Source:
rule-checked = Checked { $day }
# The end of a sentence that ends with a link or a date
end = .

# The log of changes. The first two stand before an old and a new value, for screen readers.
from-value = from
to-value = to
rows-added = New in the list: { $names }
# Before a value that was wrong here, and after it
correction = Correction of ours:
wrong-since = The old value was wrong here, since { $month } or before.
rows-gone = No longer in the list: { $names }
new-articles = New articles
no-earlier-lists = This copy of the site knows no earlier version of its lists, so it can tell no change in them.
lists-since = What changed within lists is told for the months after { $month }.
edits-before = Every edit is
edits-link = in the repository
edits-after = .

# How to follow changes
feed-before = To be told of each change without giving an e-mail address, add
feed-link = this feed
feed-after = to a feed reader.
