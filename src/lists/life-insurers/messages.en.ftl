heading = { $count ->
    [0] How insurers paid death claims
   *[other] How { WORDS($count) } insurers paid death claims
  }
must-have = Show insurers with
label-claims = 1,000 claims or more
label-number = 99% paid, by number
label-amount = 98% paid, by amount
label-order = Order by
order-name = Name

# $all is the number of insurers, $terms is one of the texts below, $year is "2025-26"
found = **{ WORDS($count, case: "sentence") } of { $all } insurers** { LIST($terms) }.
term-claims = decided 1,000 death claims or more in { $year }
term-number = paid at least 99% of the death claims of { $year } by number
term-amount = paid at least 98% of the money claimed in { $year }

# $low and $high are such as "98.1% (PNB MetLife)" or "99.5% (two insurers)"
paid-range = Of the money claimed in { $year } they paid **{ $low } to { $high }**. This is the record of an insurer, not of a plan.
share-of = { $count ->
    [one] { $share } ({ $name })
   *[other] { $share } ({ WORDS($count) } insurers)
  }

missed-claims = They decided fewer than 1,000 claims in the year, so one more refused claim changes their figure a lot.
missed-number = By number they paid less than 99% of the claims that they decided.
missed-amount = By amount they paid less than 98% of what was claimed.
unknown-claims = We did not find how many claims they decided.
unknown-number = We did not find what they paid, by number of claims.
unknown-amount = We did not find what they paid, by amount.

# A row
insurer = Insurer
by-number = By number
by-amount = By amount
# Heads of columns, and both on a phone. $year is "2024-25"
paid-by-number = Paid in { $year }, by number
paid-by-amount = Paid in { $year }, by amount
paid = Paid in { $year }, by number · by amount
claims = Claims
# After the numbers where no heading names them: "96.6% by amount", "6,400 claims"
of-amount = by amount
of-claims = claims
about = all individual policies

# An opened row
refused-by-number = Claims refused, by number
refused-by-amount = Money refused, of what was claimed
decided = Claims paid or refused in { $year }
ombudsman = Complaints lost before the Ombudsman
