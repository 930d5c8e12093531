name = Credit card interest calculator
# Where the text around it says that it is a calculator
short-name = Credit card interest

label-balance = Balance owed
label-minimum = Minimum due
label-way = How your card counts it
label-rest = Share of the rest
label-least = But at least
label-charges = EMIs and fees on the bill
more-fields = The terms of your card

# How issuers count the minimum due
way-bill = A share of the whole bill
way-rest = Interest and GST in full, and a share of the rest
way-higher = The higher of these two

# What the answer holds for. $least is "₹0" where the minimum has no floor.
inputs = { $balance } at { $rate } a year, paying { $way ->
    [bill] { $minimum } of what is owed
    [rest] interest, GST and { $rest } of the rest
   *[higher] the higher of { $minimum } of what is owed, and interest, GST and { $rest } of the rest
  } each month{ $has-least ->
    [true] , at least { $least }
   *[false] {""}
  }
# In a row, after what the figure is
brief-rate = { $rate } a year
brief-way = paying only the minimum due

# A debt that never ends. The figure stands below the label.
endless-label = Paying the minimum, this debt has
endless-figure = no end
endless-first = Minimum due of the first month
still-owed-after = Still owed after { $years }
# $paid is the minimum due of the first month
endless = The first month adds { $interest } of interest and GST, and its minimum due is **{ $paid }**. { $covers ->
    [true] What that takes off the debt is so little that more than 100 years do not end it.
   *[false] That does not cover the interest, so the debt grows and never ends.
  } Only a fixed payment above { $interest-rounded-up } a month makes { $balance } smaller for good.

until-end = Time to clear the debt
paid-in-all = Paid in all
interest-and-gst = Interest and GST
first-with-charges = Minimum due on the first bill, with its EMIs and fees

# Paying the first minimum every month
fixed = If you pay { $first } every month, as much as the first minimum, it ends in **{ $time }** and you save { $saved }.
nothing-new = You buy nothing new with the card until then.

# Names of the two parts of the bar
part-off-first = reduces the debt in the first month
part-interest-first = interest and GST of that month
part-owed = what you owed
part-interest = interest and GST

chart = What you pay in each year: off the debt below, interest and GST above
chart-off = Reduces the debt

effects = What saves most
effect-twice = Pay twice the minimum
effect-loan = Move it to a loan at 15% a year

tables = Year by year: what you pay and what is still owed
column-paid = Paid
column-owed = Still owed

step-interest = Interest of a month
step-interest-rule = balance × yearly rate ÷ 12, and GST on it
source-gst = GST on the interest of a card
step-minimum-rule = by the terms of the card, at least { $least }
step-minimum-value = { $way ->
    [bill] { $minimum } of what is owed: { $paid } in the first month
    [rest] interest, GST and { $rest } of the rest: { $paid } in the first month
   *[higher] the higher of { $minimum } of what is owed, and interest, GST and { $rest } of the rest: { $paid } in the first month
  }
step-end-rule = month by month
step-end-never = no end within 100 years
