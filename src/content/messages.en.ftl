# Groups of calculators
calculators-borrow = Borrow
calculators-save = Save and invest
calculators-plan = Plan
calculators-tax = Tax
calculators-protect = Protect your family

# Breadcrumbs and the site map
home = Home
savings-and-tax = Savings and Tax
guides-and-sources = Guides and Sources
# The page above a group of the menu: "All Insurance"
all-of = All { $group }

# Kinds of cards, as a link and in a sentence
cashback = Cashback
cashback-cards = cashback cards
travel = Travel
travel-cards = travel cards
fuel = Fuel
fuel-cards = fuel cards
lifetime-free = Lifetime free
lifetime-free-cards = lifetime free cards
shopping = Shopping
shopping-cards = shopping cards
first-card = First card
first-cards = cards for beginners
premium = Premium
premium-cards = premium cards

# Links between the pages of funds
funds-by-category = By category
funds-large-cap = Large cap
funds-mid-small-cap = Mid & small cap
funds-index = Index
funds-debt = Debt
funds-elss = ELSS

# Names of lists
home-loans = Home loans
personal-loans = Personal loans
business-loans = Business loans
education-loans = Education loans
car-loans = Car loans
gold-loans = Gold loans
property-loans = Loans against property
credit-cards = Credit cards
fixed-deposits = Fixed deposits of banks
company-deposits = Deposits with companies
savings-accounts = Savings accounts
mutual-funds = Mutual funds
health-plans = Health plans
health-insurers = Health insurers
term-plans = Term plans
life-insurers = Life insurers
car-insurers = Car insurers
bike-insurers = Bike insurers
travel-insurers = Travel insurers
home-insurers = Home insurers
retirement-options = Retirement options
tax-options = Ways to save tax

# The line above a list. $field is the head of a column: "interest rate", or a tenure such as "3 years". $group is one, too: "type".
ordered = { $by ->
    [name] Ordered by name, A to Z.
    [tenure] Ordered by the rate for { $field }, { $first ->
        [highest] highest first.
       *[lowest] lowest first.
      }
    [field-in-group] Ordered by { $field }, { $first ->
        [highest] highest first, within each { $group }.
       *[lowest] lowest first, within each { $group }.
      }
   *[field] Ordered by { $field }, { $first ->
        [highest] highest first.
       *[lowest] lowest first.
      }
  }
# The same for a list that visitors can sort
ordered-at-first = { $by ->
    [name] Ordered by name, A to Z, unless you choose another order.
    [tenure] Ordered by the rate for { $field }, { $first ->
        [highest] highest first, unless you choose other years or another order.
       *[lowest] lowest first, unless you choose other years or another order.
      }
    [field-in-group] Ordered by { $field }, { $first ->
        [highest] highest first, within each { $group }, unless you choose another order.
       *[lowest] lowest first, within each { $group }, unless you choose another order.
      }
   *[field] Ordered by { $field }, { $first ->
        [highest] highest first, unless you choose another order.
       *[lowest] lowest first, unless you choose another order.
      }
  }
# The same for a list with values too old to rank
ordered-as-too-old = Ordered by name, A to Z, because these values are too old to rank.

# Kinds of sources
source-issuer = Own page
source-copy = Copy of an own page
source-regulator = Regulator
source-press = Press
source-aggregator = Comparison site
source-record = Second-hand record

# Dates of a source, after its name: "published on 1 July 2026, in force from 1 August 2026"
published-on = published on { $day }
in-force-from = in force from { $day }
read-on = read on { $day }
recorded-on = recorded on { $day } by { $author }

# Caveats after the source of a figure
market-practice = market practice, set by no rule
not-found = the document that says so was not found
known-through = known through { $publisher }: { $title }
