# What the home page and the site’s picture begin with, and what programs read below the site’s name
promise = Know what money really costs before you sign
tagline = Compare money products in India with care

# Families of calculators, each with what it is about
family-loans = Loans
family-loans-about = What a loan costs, and how to pay less
family-growth = Growing money
family-growth-about = You guess the return: nobody promises it
family-deposits = Deposits
family-deposits-about = The rate is fixed, or set by the government
family-tax = Tax
family-tax-about = By the law of each tax year
family-cover = Cover
family-cover-about = How much cover your family needs
family-gold = Gold
family-gold-about = By weight, purity and today’s limits

# Breadcrumbs and the site map
home = Home
savings-and-tax = Savings and Tax
guides-and-sources = Guides and Sources
# The page above a group of the menu: "All Insurance"
all-of = All { $group }

# Categories of articles, and the filter for all of them
category-all = All
category-cards = Credit Cards
category-loans = Loans
category-insurance = Insurance
category-funds = Mutual Funds
category-beginners = Beginners
category-investments = Investments

# Subjects of figures
subject-loans = Loans
subject-cards = Cards and scores
subject-insurance = Insurance
subject-funds = Funds and gains
subject-tax = Tax and retirement
subject-deposits = Savings

# Levels of SEBI's riskometer, and what stands in their place for a scheme whose members choose
risk-very-high = Very High
risk-high = High
risk-moderately-high = Moderately High
risk-moderate = Moderate
risk-low-to-moderate = Low to Moderate
risk-low = Low
risk-by-your-mix = By your mix: low to very high

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
known-through = known through { $publisher }
known-through-title = known through { $publisher }: { $title }

# The subject of a report: of an issue, whose form begins with the same words, and of an e-mail. $page is an address such as /home-loans.
report-issue = Wrong figure: { $page }
report-mail = A mistake on { $page }
# The list that is reported. $list is "home-loans", $month "2025-06".
report-list = { $list }, as on { $month }
