# The header. The first three are for screen readers, as are the names of its buttons.
brand-home = { $brand }, home
navigation = Main
search = Search
search-example = Try “SBI home loan”
switch-theme = Switch between light and dark
menu = Menu

# Beside the menu on wide screens, at its foot on phones. The first one is for screen readers.
ways-in = Tools
# The first three stand only where a language has these tools and not the page with all
to-emi = EMI
to-income-tax = Income tax
to-sip = SIP
to-calculators = Calculators
to-questions = Questions
to-tax = Tax
to-savings = Savings
to-compare = Compare

# On the page about the site, where nobody has given a name
no-names = Those who keep the site have not put their names here yet. Its public history shows who made each change.

# The footer
about = { $brand } sets loans, cards, insurance, funds and deposits in India side by side, with what they really cost. It
  is free to use, asks for no phone number and earns nothing from the companies it lists.
newsletter = Newsletter
newsletter-email = Money Insights by email
newsletter-subscribe = Subscribe
newsletter-no-script = To subscribe to Money Insights, turn on JavaScript.
footer-links = { $has-reads ->
    [true] Products, popular reads, company
   *[false] Products, company
  }
products = Products
popular-reads = Popular Reads
company = Company
disclaimer = Disclaimer.
disclaimer-text = { $brand } is not a lender or an insurer, and nothing here is advice made for you. Product details come
  from public sources, each list says from when, and issuers may change them at any time. Check with the issuer before
  you decide.

# Of a page whose list has a month: "Home loan interest rates, September 2026"
title-of-month = { $title }, { $month }

# Ways through a page and the site
breadcrumbs = Breadcrumb
on-this-page = On this page
all-pages = All pages
calculators = Calculators and questions

# Labels of what is folded. $names are as many titles as fit.
names-and-more = { $names } and { $count ->
   *[other] { $count } more
  }
# Below the paragraph or table that begins a section, and directly below its heading
read-more = Read more
read-section = Read this part
# Follows these two for screen readers only
about-section = about “{ $heading }”

# Writing to us
chat = Chat
# What a chat begins with
chat-message = Hello { $brand }, I have a question about choosing a money product.
chat-link = Chat with us on WhatsApp (opens in a new tab)
write-before = You may also write to
write-after = , without an account.
report-before = Without an account: write to
report-after = .
# The same in a chat, which begins with the first of these
chat-mistake = Hello { $brand }, I found a mistake. Page, what it says, and where I read otherwise:
report-chat-before = Without a GitHub account:
report-chat = tell us on WhatsApp
report-chat-after = . It shows us your number.
form-before = With a GitHub account:
# Where it is the only way
form-only = For now you need a GitHub account:
form-link = fill in the form of the project
form-after = . Your name there is public.

# The end of a page, around the day of its review
reviewed-before = Text reviewed on
reviewed-after = .
edit-page = Suggest a correction
