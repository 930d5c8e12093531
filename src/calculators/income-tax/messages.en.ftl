name = Income tax calculator
# Where the text around it says that it is a calculator
short-name = Income tax

label-year = Tax year
# Labels are short, because two fields share a line on a phone. A hint stands right of its label, or below it.
label-salary = Gross salary a year
hint-salary = not CTC
label-age = Your age
age-below-60 = Below 60
age-from-60 = 60 to 79
age-from-80 = 80 or more
label-savings = 80C
hint-savings = PPF, ELSS
label-own-pf = Own PF a month
hint-own-pf = added to 80C
label-health = 80D, own family
hint-health = health premium
label-parents-health = 80D, parents
label-hra = HRA exemption
hint-hra = if you know it
label-interest = Home loan interest
hint-interest = home you live in
label-nps = Own NPS payment
hint-nps = 80CCD(1B)
label-basic = Basic salary and DA a month
hint-basic = else half the salary
label-employer-nps = Employer's NPS payment
hint-employer-nps = within the salary
label-employer-pf = Employer's PF and superannuation
hint-employer-pf = beside the salary
label-other = Other income
hint-other = such as interest
label-rent = Rent a month
label-hra-received = HRA received a month
label-city = Your home is in
# Short enough to be read whole in a closed list on a phone
city-metro = Mumbai, Delhi, Kolkata
city-chennai = Chennai
city-pune = Pune, Bengaluru
city-hyderabad = Hyderabad, Ahmedabad
city-other = Any other place
more-fields = HRA from your rent, NPS, parents

conflict-employer-pf = In a year, that is more than half of your salary. Enter what your employer pays in for one year.
conflict-own-pf = In a year, with your employer's NPS payment, that is more than half of your salary. Enter your PF of one month.
conflict-hra = The HRA exemption is a part of your salary. Enter less than { $salary }.
conflict-hra-twice = The exemption follows from your rent. Enter 0 here, or take the rent out.
conflict-hra-received = Basic salary and HRA are parts of your salary, and come to more than { $salary }. Check all of them.
conflict-employer-nps = Basic salary, HRA and this payment are parts of your salary, and come to more than { $salary }. Check all of them.

# What the answer holds for. $year is a tax year: "2026-27". $more are those of the four that follow which it has.
inputs = a salary of { $salary } in { $year }
inputs-with = a salary of { $salary } in { $year } with { LIST($more) }
input-deductions = { $amount } of deductions in the old regime
input-nps = { $amount } of NPS from the employer
input-other = { $amount } of other income
input-pf = { $amount } of PF from the employer
# In a row, after what the figure is
brief = salary { $salary } · { $year }

same-tax = Tax, the same in both regimes
lower-tax = { $regime ->
    [old] Tax in the old regime
   *[new] Tax in the new regime
  }

# Above the fields. $income is salary and other income: "₹15 lakh"
opening = { $regime ->
    [old] On { $income } the old regime costs **{ $tax }**: { $less } less than the new one.
   *[new] On { $income } the new regime costs **{ $tax }**: { $less } less than the old one.
  }
opening-same = On { $income } both regimes cost the same: **{ $tax }**.

# At the bar of the cheaper regime
way-cheaper = { $amount }, cheaper

fact-hra = HRA exempt, old regime
fact-tie = Old regime is cheaper above deductions of

sentence-same = Both regimes take the same.
# $leaving are one to three of the three that follow
sentence-month = In hand: **{ $in-hand }** a month after { LIST($leaving) }, before { $knows-pf ->
    [true] professional tax
   *[false] your PF and professional tax
  }.
leaving-tax = **{ $amount }** of tax
leaving-nps = { $amount } of NPS
leaving-pf = { $amount } of your PF
sentence-month-whole = In hand: **{ $in-hand }** a month without any tax, before { $knows-pf ->
    [true] professional tax
   *[false] your PF and professional tax
  }.
# Tax on other income, which an employer does not deduct
sentence-advance-tax = Your other income adds { $due } of tax. What no bank deducts of it is advance tax: { $june } by 15 June, { $september } by 15 September, { $december } by 15 December, { $march } by 15 March.
sentence-no-advance-tax = { $why ->
    [age] Your other income adds { $due } of tax, which is due with the return: from 60 on, without a business, no advance tax is asked.
   *[small] Your other income adds { $due } of tax, which is due with the return: below { $least } no advance tax is asked.
  }
# HRA of a year that follows from the rent
sentence-hra = { $regime ->
    [old] Your rent makes **{ $exempt }** of HRA exempt a year.
   *[new] Your rent makes **{ $exempt }** of HRA exempt a year in the old regime, and the new one still takes no more.
  }
sentence-no-allowance = Your rent counts only with the HRA that your salary slip shows: enter that, too.
sentence-tie = The old regime is cheaper only above **{ $tie }** of deductions such as 80C, HRA and home loan interest; you have { $claimed }.
# What the visitor has not entered. $examples are of the three that follow
sentence-examples = { $count ->
    [one] { LIST($examples) } is our example: change it if yours differs.
   *[other] { LIST($examples) } are our example: change them if yours differ.
  }
example-savings = { $amount } of 80C
example-health = { $amount } of health premium
example-basic = { $amount } of basic salary a month
# In place of the sentence on the tie where the new regime takes no tax
sentence-no-tie = The new regime takes nothing, so no deduction makes the old one cheaper.
# $name is that of a deduction: "Health premium, own family"
sentence-above-limit = { $name }: only { $counts } of { $paid } counts, because the law sets a limit.
sentence-taxed-funds = Your employer pays { $above } more than { $limit } a year into NPS, PF and superannuation; that part is taxed as salary in both regimes.

effects = What would save tax
effect-employer-nps = Let the employer pay { $share } of the basic salary into NPS
effect-savings = Use 80C in full
effect-nps = Pay { $amount } into NPS yourself

# Bars and columns
old-regime = Old regime
new-regime = New regime

# Tables
tables = Tax in the old regime, by deductions
table-by-line = Both regimes line by line
table-by-deductions = By deductions
caption-by-line = Rupees, tax year { $year }
note-by-line = “—”: not deducted in that regime.
caption-by-deductions = a salary of { $salary } in { $year }: tax by what is deducted in the old regime only, in rupees
column-line = Line
# Below a heading that names both regimes
column-new = New
column-old = Old
column-deductions = Deductions
salary = Salary
other-income = Other income
tax-by-slab = Tax by slab
surcharge = Surcharge
cess = Cess
tax = Tax
tax-a-month = Tax a month
in-hand = { $knows-pf ->
    [true] In hand a month
   *[false] In hand a month, before PF
  }

# Lines of the table, and steps
taxed-funds = Employer's payments into funds above the limit
taxable-income = Taxable income
rebate = Rebate or marginal relief

# Steps
step-taxed-funds-rule = NPS + PF and superannuation − limit of the year, taxed as salary; section 17(1)(h), formerly 17(2)(vii)
step-rent = HRA exemption from your rent
step-rent-rule = the least of three sums of a year: HRA received, rent less { $own } of the basic salary, and its share for the city
step-rent-value = the least of { LIST($sums) }
step-taxable-income-rule = { $has-taxed-funds ->
    [true] salary and other income + what is taxed beside it − deductions, to the nearest ₹10; section 516, formerly 288A
   *[false] salary and other income − deductions, to the nearest ₹10; section 516, formerly 288A
  }
source-limit = its limit
step-slabs = { $regime ->
    [old] Tax by slab, old regime
   *[new] Tax by slab, new regime
  }
step-slabs-rule = each part of the income at the percentage of its slab; section 202 or the Finance Act
source-slabs = { $regime ->
    [old] slabs of the old regime
   *[new] slabs of the new regime
  }
step-rebate-rule = section 156, formerly 87A
source-rebate = taxable income without tax
step-surcharge = Surcharge and cess
step-surcharge-rule = surcharge after marginal relief, then cess on both, to the nearest ₹10
step-surcharge-value = { $tax } + { $surcharge } + { $cess } = { $total }, so { $payable }
source-surcharge = surcharge
