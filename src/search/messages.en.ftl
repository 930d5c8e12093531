# The field of the search, on every page
label = Search all pages and articles
placeholder = Gold loan, lounge, 80C…

# Kinds of what is found, except for pages
calculator = Calculator
question = Question
figure = Figure
term = Glossary
# What people search for and the site does not have
absent = Not covered here
article = Article

# Suggestions while one types
suggestions = Suggestions
suggestions-count = { $count ->
    [0] No suggestions
    [one] { $count } suggestion
   *[other] { $count } suggestions
  }
# $corrected is what was typed, without its mistakes
suggestions-for = Suggestions for “{ $corrected }”
search-pages = Search all pages for “{ $typed }”
close = Close the search

# Where there is no page: "Did you mean Home loans?" with a link
nearest-before = Did you mean
nearest-after = ?
