name = Emergency fund calculator
# Where the text around it says that it is a calculator
short-name = Emergency fund

label-expenses = Essential expenses a month
label-emis = EMIs a month
label-months = Months to cover
label-saved = Set aside already
label-saving = You can save a month
label-rate = Interest on it
more-fields = Monthly saving, interest

# What the answer holds for
inputs = { $expenses } of expenses and { $emis } of EMIs a month, for { $months }
# In a row, after what the figure is
brief-spent = { $rupees } a month spent

fund = Your emergency fund
covered-now = Covered now
still-missing = Still missing
full-after = Full after
full-already = full already

# Parts of the bar
part-saved = you have
part-missing = still missing

less-than-month = less than a month
# $covered is how long it would last: "1.5 months". $time is when the fund is full: "1 year 9 months".
sentence = { $is-missing ->
    [true] { $has-saved ->
        [true] If your income stopped today, what you have set aside would last **{ $covered }**.
       *[false] You have set nothing aside yet.
      } With { $saving } a month the fund is full after { $time }.
   *[false] If your income stopped today, what you have set aside would last **{ $covered }**, so the fund is full. What is beyond it can be invested.
  }

chart = The months to cover: what you have set aside for each, and what is missing above it
chart-saved = Set aside
chart-missing = Missing
chart-month = Month { $month }

effects = What lowers the missing sum most
effect-repay = Repay the loans
effect-spend = Spend a tenth less
effect-save = Save for a year

tables = Funds of 3 to 12 months
table-by-size = By size
caption = { $need } a month, with { $saving } saved a month
column-fund = Fund

step-need = Needed a month
step-need-rule = essential expenses + EMIs
step-fund = Emergency fund
step-fund-rule = needed a month × months to cover
source-size = usual size
step-missing-rule = fund − what is set aside, at least 0
step-full-rule = each month (balance + saving) × (1 + interest ÷ 12), until the fund is reached
# $time is "1 year 9 months" or "full already"
step-full-value = { $saving } a month at { $rate }: { $time }
