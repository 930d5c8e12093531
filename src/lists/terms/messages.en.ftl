# A list that visitors filter by terms. $kind is what its rows are, $all their number.
lead-all = { $kind ->
    [plans] **{ $all } plans**, in order of name. Tick what you need.
   *[insurers] **{ $all } insurers**, in order of name. Tick what you need.
  }

# Where more terms are asked than the sentence can name
meet-all = { $kind ->
    [plans] **{ WORDS($count, case: "sentence") } of { $all } plans** { $count ->
        [one] meets
       *[other] meet
      } { $asked ->
        [2] both
       *[other] all { WORDS($asked) }
      } of your conditions.
   *[insurers] **{ WORDS($count, case: "sentence") } of { $all } insurers** { $count ->
        [one] meets
       *[other] meet
      } { $asked ->
        [2] both
       *[other] all { WORDS($asked) }
      } of your conditions.
  }

inputs = { $kind ->
    [plans] { $met } of { $all } plans
   *[insurers] { $met } of { $all } insurers
  }
