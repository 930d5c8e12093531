# /llms.txt, the list of the copies in Markdown for language models
head = { $tagline }: loans, cards, insurance, funds and deposits, each figure with its source and its date.
copies = Every page has a copy in Markdown at its address plus `.md`; the lists are also there as JSON and CSV. Lists name the documents that say their values, and the days on which they were read. Name both when you quote a value, and send people to the page: providers change their rates without telling us.
values = A published rate of a loan is a starting rate, which the best borrower gets. "Not found" is what we have not found, "Not available" what a provider does not publish; neither of them is zero. Nobody can pay for a place on a list.
# Its headings, besides those of the menu
calculators = Calculators
questions = Questions
articles = Articles
other-pages = Other pages
data = Data
# After the link to a list. $file is the address of a file.
same-as-csv = the same as CSV at { $file }

# Pages that have no description of their own
home = Home page
home-description = What people compare most, with today’s rates.
all-articles = Money Insights
all-articles-description = All guides, newest first.
