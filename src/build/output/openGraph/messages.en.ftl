# Pictures that other sites show beside a link to us. At the foot of each:
free = Free and anonymous. No phone number asked.
# One for each category of articles
articles = Money Insights
cards = Credit cards, explained
loans = Loans, explained
insurance = Insurance, explained
funds = Mutual funds, explained
beginners = Money, from the beginning
investments = Investments, explained
