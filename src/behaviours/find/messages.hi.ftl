# How many entries of a long list have the typed words, below the field
found = { $count ->
    [0] यहां ये शब्द नहीं हैं। सभी पेजों में खोजने के लिए Enter दबाएं।
    [one] { $count } नतीजा मिला।
   *[other] { $count } नतीजे मिले।
  }
