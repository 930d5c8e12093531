name = Fixed deposit calculator
# Where the text around it says that it is a calculator
short-name = Fixed deposit

deposit = Deposit
interest = Interest

label-years = Tenure
payout-end = At the end, with the deposit
payout-quarter = Paid out each quarter
more-fields = Payout, tax

# What the answer holds for
inputs = { $payout ->
    [quarter] { $amount } for { $years } at { $rate } a year, paid out each quarter
   *[end] { $amount } for { $years } at { $rate } a year
  }

value = Deposit and interest

# Names of the two parts of the bar
part-deposit = your deposit
part-interest = interest

quarter-pays = Each quarter pays **{ $interest }**.
effective-yield = With interest on interest, the rate comes to **{ $rate } a year**.
insured = Deposit and interest at one bank are insured in full.
# Where all of it is paid at the end, the amount stands above
insured-in-part = { $is-all ->
    [true] If the bank fails, { $insured } of it is insured.
   *[false] At its highest the bank owes you { $owed }. If the bank fails, { $insured } of that is insured.
  }

effects = What adds most interest
effect-rate = Find a rate higher by 0.5 points
effect-longer = Leave it one year longer

chart = Deposit by the end of each year, and interest above it
tables = Year by year: deposit and interest

step-quarter = Interest of one quarter
step-quarter-rule = deposit × yearly rate ÷ 4
step-value-rule = deposit × (1 + rate ÷ 4) ^ quarters
source-quarters = banks compound deposits each quarter
step-interest-rule = what comes back − deposit
