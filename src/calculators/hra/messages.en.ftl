name = HRA exemption calculator
# Where the text around it says that it is a calculator
short-name = HRA exemption

label-basic = Basic salary and DA a month
label-hra = HRA received a month
label-city = Your home is in
# Short enough to be read whole in a closed list on a phone
city-metro = Mumbai, Delhi, Kolkata
city-chennai = Chennai
city-pune = Pune, Bengaluru
city-hyderabad = Hyderabad, Ahmedabad
city-other = Any other place
label-salary = Gross salary a year (not CTC), for the tax saved
more-fields = Tax slab, without the salary
slab-unknown = Not chosen
conflict-salary = Basic salary and HRA are parts of your salary, and come to { $least } a year. Enter at least that.

# A field and a column
rent-a-month = Rent a month

# What the answer holds for. All three amounts are those of a month.
inputs = { $is-metro ->
    [true] a basic salary of { $basic }, HRA of { $hra } and a rent of { $rent } a month in a metro city
   *[false] a basic salary of { $basic }, HRA of { $hra } and a rent of { $rent } a month outside the metro cities
  }
# In a row, after what the figure is
brief = basic { $basic } · HRA { $hra } · rent { $rent }

exempt-a-year = HRA exempt from tax a year
exempt-a-month = Exempt a month
taxed-a-year = Taxed a year

# Names of the two parts of the bar
part-exempt = exempt
part-taxed = taxed

# $least is the sum that holds the exemption down, $own the share of the basic salary that rent has to exceed: "10%"
sentence-why = { $least ->
    [nothing] Nothing is exempt, because the rent is not above { $own } of the basic salary.
    [received] It is this much because all of the allowance is exempt.
    [rent] It is this much because the rent above { $own } of the basic salary is the least of the three sums.
   *[city] It is this much because the city’s share of the basic salary is the least of the three sums.
  }
# Where a larger city would decide otherwise
sentence-city = In Mumbai, Delhi, Kolkata, Chennai, Pune, Bengaluru, Hyderabad and Ahmedabad it is **{ $exempt }**: choose your city.
# Without the salary and the slab: what it saves at the highest slab, such as "30%", and at the others
sentence-if = Only the old regime exempts it: there it saves { $saved } of tax a year if your income is taxed at { $slab }, { LIST($others) }, and nothing if you pay no tax. In the new regime HRA is taxed in full. Enter your salary to see whether the old regime pays at all.
saved-at = { $saved } at { $slab }
# Without the salary, at a slab such as "30%"
sentence-saved = In the old regime, at the { $slab } slab, it saves you **{ $saved }** of tax a year; in the new regime HRA is taxed in full. Enter your salary to see whether the old regime pays at all.
sentence-no-tax = Without tax there is nothing to save. Enter your salary to see whether tax is due.
# With the salary; $old-tax and $new-tax are the tax of each regime
sentence-salary = { $pays ->
    [true] On a salary of { $salary } without other deductions it saves you **{ $saved }** of tax a year: the old regime takes { $old-tax } with it, the new one { $new-tax }.
   *[false] On a salary of { $salary } it saves you **nothing** unless other deductions make the old regime cheaper: that takes { $old-tax } with it, the new one { $new-tax } without.
  }

chart = The allowance of a year by the rent of a month: exempt below, taxed above

# Names in the chart, columns and a step
exempt = Exempt
taxed = Taxed
hra-received = HRA received

tables = The three sums, and the exemption by rent
table-sums = Three sums
column-sum = Sum
column-month = A month
column-year = A year
row-rent = Rent less { $own } of basic
row-share = Share of basic for the city
table-by-rent = By rent

# Steps
step-received-rule = a month × 12
step-rent = Rent above a share of the salary
step-rent-rule = (rent − { $own } of basic salary) × 12, at least 0
source-own-share = share that does not count
step-share = Share of the salary
step-share-rule = basic salary × share for the city × 12
source-share = share by place
step-exempt-rule = the least of the three; rule 279 of 2026, formerly section 10(13A) and rule 2A
