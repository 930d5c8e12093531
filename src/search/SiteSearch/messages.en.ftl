search = Search
results = Results
texts = In the texts of pages
places = Places in { $page }
# What the site does not have: below the sentence that says what it is, before the address of an official site
absent = We do not cover this.
ask-there = Official site:
check-connection = Check the connection.

# The line above the results. $question is what was typed, and $corrected the same without its mistakes.
idle = Type what you are looking for: a product, a company, a word you want explained.
searching = Searching…
failed = What searching needs could not be loaded.
nothing = Nothing found for “{ $question }”. Try fewer words, or another spelling.
partial = Nothing has all words of “{ $question }”. { $results ->
    [one] { $results } result with most of them:
   *[other] { $results } results with most of them:
  }
found = { $found-in ->
    [both] { $results ->
        [one] { $results } result
       *[other] { $results } results
      } and { $pages ->
        [one] { $pages } page with these words
       *[other] { $pages } pages with these words
      }
    [pages] { $pages ->
        [one] { $pages } page with these words
       *[other] { $pages } pages with these words
      }
   *[results] { $results ->
        [one] { $results } result
       *[other] { $results } results
      }
  } { $is-corrected ->
    [true] for “{ $corrected }” instead of “{ $question }”
   *[false] for “{ $question }”
  }
