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
choice-home = Home
choice-car = Car
choice-studies = Studies
choice-business = Business
choice-other = Other

# The questions. The arguments are fields in the sentence; the order in which they stand is free.
ask-home = I want to borrow { $amount } for a home, over { $years }.
ask-car = I want to borrow { $amount } for a car, over { $years }.
ask-studies = I want to borrow { $amount } for studies, over { $years }.
ask-business = I want to borrow { $amount } for a business, over { $years }.
ask-personal = I want to borrow { $amount } for something else, over { $years }.
ask-save = I want to put { $amount } into a bank for { $years }.
ask-card = Each month I spend { $food } on food, { $bills } on bills, { $online } online, { $fuel } on fuel and { $other } on all else.
ask-invest = I want to invest { $monthly } a month for { $years }, at an assumed { $expected }.
ask-tax = I earn { $salary } a year. I can deduct { $savings } under 80C, { $health } of health premiums and { $interest } of home loan interest.

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

# Key rates
today = Key rates, and when we checked them
rate-repo = RBI repo rate
rate-ppf = PPF
rate-scss = Seniors’ scheme
rate-ssy = Sukanya Samriddhi
rate-nsc = Savings Certificate
deposit-insurance = Deposit insurance
since = since { $day }
since-was = since { $day }, was { $before }
checked = checked { $day }

# Products
products = What are you deciding about?
lowest-rates = The lowest published rates of home loans
# Before links to more products, and before the last of them
also = Also:
also-last = and

# Why one can trust the site. Each point ends with a link and what follows it.
trust = Why you can trust what you read here
unbiased = Unbiased comparisons
unbiased-before = A list is put in order by its published numbers. Nobody pays for a place here. Read
unbiased-link = how each list is ordered
unbiased-after = .
guides = Expert guides
guides-before = { $count } guides, each with a worked example in rupees and its sources. Every legal figure says where it comes from:
guides-link = see them all
guides-after = .
secure = Secure and private
secure-before = No sign-in, no cookies, no tracking. What you type into a calculator stays on your device:
secure-link = what we keep
secure-after = .
free = Completely free
free-before = Nothing to buy, no application to fill in, and the data of our lists is free too:
free-link = download it
free-after = .

# Articles
articles = Money Insights
all-articles = All guides

# A chat with a person. $who is "Asha Rao, editor", $when "Monday to Friday, 10 am to 6 pm".
closing = Still between two choices?
closing-text = Ask a person. Write to us on WhatsApp what you are deciding, and we point you to the page that answers it. It is
  no advice on what to buy, sell or hold. WhatsApp shows us your number then; reading this site does not.
expert = { $known ->
    [who] { $who } answers.
    [when] { $when }.
   *[both] { $who } answers, { $when }.
  }
talk = Talk to an Expert
