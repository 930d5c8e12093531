# Amounts as they are said. $figure is a number of crore, lakh or thousand, rounded: "1.25"
crore = { $figure } crore
lakh = { $figure } lakh
thousand = { $figure } thousand
minus = minus { $amount }

# The end of a step where a sum counts as nothing: "−₹2,50,000, so ₹0"
so-nil = { $amount }, so { $nil }

# Numbers in words
none = none
one = one
two = two
three = three
four = four
five = five
six = six
seven = seven
eight = eight
nine = nine
ten = ten
eleven = eleven
twelve = twelve

# Words with commas before the last: "fuel, rent and wallets"
and = { $before } and { $last }
or = { $before } or { $last }

# A duration. $count chooses the word, $text is what is printed: "7.5", or "up to 30".
years = { $count ->
    [one] { $text } year
   *[other] { $text } years
  }
months = { $count ->
    [one] { $text } month
   *[other] { $text } months
  }
# From 1,200 months on
over-100-years = over 100 years
