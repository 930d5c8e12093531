minutes = { $minutes ->
   *[other] { $minutes } min read
  }

# The header of an article
by = By { $author }
share = Share
send = Send to an app

key-takeaway = Key Takeaway
tags = Tags
related = Related Articles
neighbours = Previous and next article
previous = Previous article
next = Next article

# Which of two loans costs less, by months
personal-loan = personal loan
card-loan = card loan
even-at = { $months } months: even
this-example = this example
months-on-axis = { $months } months
column-months = Months
column-personal = Personal loan costs
column-card = Card loan costs
