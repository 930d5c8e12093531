name = PPF calculator
# Where the text around it says that it is a calculator
short-name = PPF

label-yearly = Deposit a year
label-years = Financial years after the one in which you open it
# $term is "15 years", $more "5 years", $below and $above numbers of years.
conflict-years = With deposits, an account goes on for { $more } at a time after the first { $term }. Enter { $below } or { $above }.
more-fields = Month of the deposit, rate

# What the answer holds for
inputs = { $when ->
    [april] { $yearly } a year, paid by 5 April of each year, in each of { $count } financial years at { $rate } a year
    [monthly] { $yearly } a year, paid in parts each month, in each of { $count } financial years at { $rate } a year
   *[march] { $yearly } a year, paid in late March of each year, in each of { $count } financial years at { $rate } a year
  }
# In a row, after what the figure is
brief-years = { $count } years

value = What you get when it closes, free of tax

sentence-closes = Your { $years } start at the end of the financial year in which you open the account, so you can make { $count } deposits.
# $count is a number of deposits, $balance an amount.
sentence-others = A calculator that counts only { $count } deposits shows { $balance }, a year before the account closes.
sentence-early = { $is-counted ->
    [true] Paying in by 5 April instead of late March adds **{ $added }**, which is already in the answer.
   *[false] Paying in by 5 April instead of late March adds **{ $added }**.
  }
sentence-rate = The government sets the rate each quarter, so it is assumed to stay.

# Steps
# When the interest is added to the balance
source-rate = PPF interest rate
step-all = After all years
step-all-rule = balance + deposit + interest, year by year
step-all-value = { $yearly } a year, { $count } times: { $value }
source-limit = limit of a year
