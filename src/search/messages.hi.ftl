# The field of the search, on every page
label = सभी पेजों और लेखों में खोजें
placeholder = गोल्ड लोन, लाउंज, 80C…

# Kinds of what is found, except for pages
calculator = कैलकुलेटर
question = सवाल
figure = आंकड़ा
term = शब्दावली
# What people search for and the site does not have
absent = यहां नहीं है
article = लेख

# Suggestions while one types
suggestions = सुझाव
suggestions-count = { $count ->
    [0] कोई सुझाव नहीं
    [one] { $count } सुझाव
   *[other] { $count } सुझाव
  }
# $corrected is what was typed, without its mistakes
suggestions-for = “{ $corrected }” के लिए सुझाव
search-pages = सभी पेजों में “{ $typed }” खोजें
close = खोज बंद करें

# Where there is no page: "क्या आप यह ढूंढ रहे थे: होम लोन?" with a link
nearest-before = क्या आप यह ढूंढ रहे थे:
nearest-after = ?
