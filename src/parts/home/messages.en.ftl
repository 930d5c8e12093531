# The first screen
lead = Loans, cards, insurance and savings in India, in rupees and for your numbers. Free, and no phone number asked.
start-comparing = Start Comparing
explore-products = Explore Products

# What a visitor chooses before a question
choices = What do you want to do?
choice-borrow = Borrow
choice-save = Save
choice-card = Card
choice-invest = Invest
choice-tax = Tax
choices-borrow = What for?
# Unfolds the choices below it, which are loans
other-loans = Another loan
choice-home = Home
choice-car = Car
choice-studies = Studies
choice-business = Business
choice-other = Other

# What the first screen answers. The arguments are fields; the order in which they stand is free, and no sign follows one. What stands
# between two strokes | stays together: each of many fields beside its own words, whether they stand before it or after it.
ask-home = A home loan of { $amount } | over { $years }
ask-car = A car loan of { $amount } | over { $years }
ask-studies = An education loan of { $amount } | over { $years }
ask-business = A business loan of { $amount } | over { $years }
ask-personal = A personal loan of { $amount } | over { $years }
ask-save = A bank deposit of { $amount } | for { $years }
ask-card = Each month I spend | { $food } on food, | { $bills } on bills, | { $online } online, | { $fuel } on fuel | and { $other } on all else
ask-invest = I invest { $monthly } a month | for { $years } | at an assumed { $expected }
ask-tax = Gross salary a year, not CTC { $salary } | Under 80C { $savings } | Health premiums { $health } | Home loan interest { $interest }

# After the figure of an answer
a-month = a month

# The link below an answer, to the list or calculator behind it
way-home = Compare home loans
way-car = Compare car loans
way-studies = Compare education loans
way-business = Compare business loans
way-personal = Compare personal loans
way-save = Compare fixed deposits
way-card = Compare credit cards
way-invest = See it grow year by year
way-tax = Compare both tax regimes

# Below an answer: what the sentence behind it unfolds from
basis = How this was worked out

# The questions, each with the sentence of its page, or with asked-figure or asked-result
questions = Questions people ask
questions-note = Each with the answer for our example.
# $inputs is "₹3,00,000 over 36 months (3 years) at 14% a year", $label "monthly EMI", $figure "₹10,253".
asked-figure = { $inputs }: { $label } { $figure }
# Of a page that another language does not have
asked-result = { $label } { $figure }
# What a person asks, above the answer of a calculator
asked-income-tax = How much tax do I pay, and what is left each month?
asked-emi = How much is the EMI?
asked-sip = What does a monthly SIP become?
asked-affordability = How much can I borrow?
asked-hra = How much of my HRA is free of tax?

# Key figures, below each its name. The title is for screen readers.
key-figures = Key figures and who set them
rate-ppf = PPF
rate-scss = Senior citizens’ scheme
deposit-insurance = insured at each bank
nil-tax-income = taxable income without tax, new regime
set-since = { $publisher }, since { $day }

# Calculators
calculators = Calculators
# The page of all calculators of a family, after those that the language has itself
other-calculators = Other calculators

# Products
products = What are you deciding about?
# Before links to more products, and before the last of them
also = Also:
also-last = and
# After the last of them
also-end = .

# Why one can trust the site: each point has a link to what backs it.
trust = Why you can trust what you read here
unbiased = Unbiased comparisons
unbiased-text = Nobody pays for a place here.
unbiased-link = How each list is ordered
guides = Expert guides
guides-text = { $count } guides, each with an example in rupees.
guides-link = Figures and their sources
secure = Secure and private
secure-text = No sign-in, no cookies, no tracking.
secure-link = What we keep
free = Completely free
free-text = Nothing to buy, no phone number asked.
free-link = Download the data

# Articles
articles = Money Insights
all-articles = All guides

# A chat with a person. $who is "Asha Rao, editor", $when "Monday to Friday, 10 am to 6 pm".
closing = Still between two choices?
closing-text = Ask a person on WhatsApp, and we point you to the page that answers it. It is no advice on what to buy, sell or
  hold. WhatsApp shows us your number.
expert = { $known ->
    [who] { $who } answers.
    [when] { $when }.
   *[both] { $who } answers, { $when }.
  }
talk = Talk to an Expert
