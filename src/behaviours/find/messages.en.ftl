# How many entries of a long list have the typed words, below the field
found = { $count ->
    [0] Nothing here has these words. Press Enter to search all pages.
    [one] One entry has these words.
   *[other] { $count } entries have these words.
  }
