# Amounts as they are said. $figure is a number of crore, lakh or thousand, rounded: "1.25"
crore = { $figure } करोड़
lakh = { $figure } लाख
thousand = { $figure } हज़ार
minus = माइनस { $amount }

# The end of a step where a sum counts as nothing: "−₹2,50,000, so ₹0"
so-nil = { $amount }, यानी { $nil }

# Numbers in words
none = शून्य
one = एक
two = दो
three = तीन
four = चार
five = पांच
six = छह
seven = सात
eight = आठ
nine = नौ
ten = दस
eleven = ग्यारह
twelve = बारह

# Words with commas before the last: "पेट्रोल, किराया और वॉलेट"
and = { $before } और { $last }
or = { $before } या { $last }

# A duration. $count chooses the word, $text is what is printed: "7.5", or "अधिकतम 30".
years = { $count ->
    [one] { $text } साल
   *[other] { $text } साल
  }
months = { $count ->
    [one] { $text } महीने
   *[other] { $text } महीने
  }
# From 1,200 months on
over-100-years = 100 साल से ज़्यादा
