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
