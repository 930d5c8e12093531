name = Sukanya Samriddhi calculator
# Where the text around it says that it is a calculator
short-name = Sukanya Samriddhi

label-yearly = Deposit a year
label-age = Her age when you open it
more-fields = Month of the deposit, rate

# What the answer holds for
inputs = { $when ->
    [april] { $yearly } a year, paid by 5 April of each year, for { $years } at { $rate } a year
    [monthly] { $yearly } a year, paid in parts each month, for { $years } at { $rate } a year
   *[march] { $yearly } a year, paid in late March of each year, for { $years } at { $rate } a year
  }

value = What she gets, free of tax

# $age is hers at the end, $years those with deposits, $rest the number of years without: "6".
sentence-ends = The account ends when she is **{ $age }**: you pay in for { $years }, and for the last { $rest } it grows without you.
sentence-early = Paying in by 5 April instead of late March adds **{ $added }**, which is already in the answer.
sentence-rate = The government sets the rate each quarter, so it is assumed to stay.

effects = What adds most
effect-april = Pay the year’s sum by 5 April
effect-monthly = Pay a part each month by the 5th

# Steps
# When the interest is added to the balance
source-rate = interest rate of Sukanya Samriddhi
step-deposits = After { $years } with deposits
step-deposits-rule = balance + deposit + interest, year by year
step-deposits-value = { $yearly } a year, { $count } times: { $balance }
source-deposit-years = years with deposits
step-term = After { $years }
# $rest is the number of years without deposits: "6".
step-term-rule = that balance × (1 + rate) ^ { $rest }
source-term = term of the account
