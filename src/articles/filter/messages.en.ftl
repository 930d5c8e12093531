heading = Articles

search = Search articles
search-placeholder = Search articles...
without-script = To filter the articles or search in them, turn on JavaScript.
categories = Categories

# The line above the articles
searching = { $total ->
   *[other] Looking through all { $total } articles…
  }
failed = The list of all articles could not be loaded, so only those of this page were searched.
all = { $count ->
    [0] No articles, newest first
    [one] { $count } article, newest first
   *[other] { $count } articles, newest first
  }
all-by-page = { $count ->
    [one] { $count } article, newest first. Page { $page } of { $page-count }
   *[other] { $count } articles, newest first. Page { $page } of { $page-count }
  }
found = { $count ->
    [0] No articles
    [one] { $count } article
   *[other] { $count } articles
  } { $by ->
    [category] in { $category }
    [text] with “{ $text }”
   *[both] in { $category } with “{ $text }”
  }

none = No Articles Found
none-advice = Try adjusting your search or category filters.

# Links to the pages of the list
pages = Pages of articles
newer = Newer
older = Older
# Before the number of a page, for screen readers
page = Page
