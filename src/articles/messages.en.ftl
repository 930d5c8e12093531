# The list of articles, for search engines and browser tabs
list-title = Money Insights: guides to money in India
list-description = Plain guides to loans, cards, insurance and funds in India, each with a worked example in rupees and the sources of its figures.
# The feeds of articles
feed-title = { $brand }: Money Insights
feed-description = Guides to money in India
