# Insurers of cars or of bikes
heading = { $count ->
    [0] Insurers and their claims
   *[other] { WORDS($count, case: "sentence") } insurers and their claims
  }
must-have = Of 100 motor claims
label-paid = 88 or more paid
label-unpaid = Fewer than 10 unpaid
label-waiting = Fewer than 3 waiting
label-order = Order by
order-name = Name

# $terms are one or two of the texts below, $year is "2025-26"
found = **{ WORDS($count, case: "sentence") } of { $all } insurers** { LIST($terms) }.
term-paid = paid at least 88 of 100 motor claims in { $year }
term-unpaid = left fewer than 10 of 100 motor claims unpaid in { $year }
term-waiting = left fewer than 3 of 100 motor claims waiting at the end of { $year }

missed-paid = Of 100 motor claims they paid fewer than 88 within the year.
missed-unpaid = Of 100 motor claims they refused, or closed without payment, ten or more.
missed-waiting = Of 100 motor claims three or more were still open at the end of the year.
unknown-paid = We did not find how many motor claims they paid.
unknown-closed = We did not find how many motor claims they closed.

# A row
insurer = Insurer
paid = Paid
unpaid = Unpaid
waiting = Waiting
# After the shares where no heading names them: "8.07% unpaid"
of-unpaid = unpaid
of-waiting = waiting
about = all motor claims of { $year }

# An opened row
motor-claims-paid = Motor claims paid, { $year }
by-number = { $share }, by number
refused = Refused or closed without payment
still-open = Still open at the end of the year
closed = Claims closed, paid or not
