name = Home loan balance transfer calculator
# Where the text around it says that it is a calculator
short-name = Home loan balance transfer

label-owed = You still owe
label-rate-now = Your rate
label-years = Time left
label-own-rate = Rate that your lender offers
label-other-rate = Rate of another lender
label-own-fee = Repricing fee of your lender
label-other-fee = Processing fee of the other lender
label-other-costs = Legal charges and stamp duty of a move
more-fields = Fees and charges

# What the answer holds for. $own-fee is an amount, $other-fee a percentage.
inputs = { $owed } at { $rate-now } a year, { $years } left: { $own-rate } at your lender for { $own-fee }, or { $other-rate } at another for { $other-fee } and { $other-costs }
# In a row, after what the figure is
brief-left = { $owed }, { $years } left
brief-rates = { $now } now, { $other } elsewhere

nothing-saved = Nothing to save: stay as you are
saved-by-repricing = Saved at your own lender
saved-by-moving = Saved by moving the loan

# A fact and a column
emi = EMI

emi-now = EMI now

charges-with-gst = Charges with GST
emi-instead = { $now } instead of { $before }

# Names of the two parts of the bar
part-to-pay = still to pay
part-saved = saved

# What repricing and moving come to. $time is after how long the lower EMI has paid for the charges.
sentence-reprice = { $outcome ->
    [costs] Repricing costs { $amount } more than it saves.
    [saves] Repricing saves { $amount }.
   *[pays-back] Repricing saves { $amount }; the lower EMI earns the charges back in { $time }.
  }
sentence-move = { $outcome ->
    [costs] **Moving costs { $amount } more than it saves**.
    [saves] **Moving saves { $amount }**.
   *[pays-back] **Moving saves { $amount }**; the lower EMI earns the charges back in { $time }.
  }
sentence-ask = Ask your own lender first: it takes one letter, and a move needs new documents.

chart = What is still to be paid: what you owe, and interest and charges above it
chart-owed = What you owe
chart-interest = Interest and charges

# The three ways on
way-stay = As now
way-reprice = Reprice
way-move = Move

effects = What adds to the saving
effect-keep-emi = Keep today's EMI and end earlier
effect-lower-rate = Find a lender 0.25 points lower

tables = The three ways, side by side
table-by-way = By way
column-way = Way
column-rate = Rate in %
column-charges = Charges
column-to-pay = Still to pay
column-saved = Saved

# Steps
step-emi-rule = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), to the rupee
step-emi-value = { $owed } at { $rate } over { $months }: { $emi }
step-reprice = Charges of repricing
step-reprice-rule = fee × (1 + GST)
source-gst = GST on the fees of lenders
step-move = Charges of moving
step-move-rule = what you owe × processing fee × (1 + GST) + legal charges and stamp duty
step-saved-reprice = Saved by repricing
step-saved-move = Saved by moving
step-saved-rule = (EMI now − new EMI) × months left − charges
