# The first link of each page, for the keyboard
skip = Skip to content

# The list of articles
blog = Money Insights
blog-page = Money Insights, page { $page }
# $about is the description of the list: "Plain guides to loans, …"
blog-page-description = Page { $page } of { $page-count } of Money Insights. { $about }
blog-subtitle = Plain guides to loans, cards, insurance and funds in India, each with a worked example in rupees.

# Ways from an article up
home = Home
back = Back to Money Insights
# What the picture of a shared link shows
category-picture = Money Insights: { $category }

# An unknown address
not-found = Page Not Found
not-found-description = There is no page at this address. It may have been moved or deleted, or the address may be mistyped.
not-found-text = There is nothing at this address. The page may have been moved or deleted, or the address may have been
  mistyped.
return-home = Return to Homepage
article-not-found = Article Not Found
search-instead = Or search for what you were looking for:

# A page that failed
failed = Unexpected Application Error!
failed-text = Something on this page broke. Reload it, or go back to the homepage.
try-again = Try again
