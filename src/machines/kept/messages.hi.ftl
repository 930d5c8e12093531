# The fold that keeps the numbers of a page on the device, and lists what is kept
title = ये आंकड़े सेव करें
# Where, at the end of the same line
where = इस ब्राउज़र में
# The same, once something is kept
count = { $count ->
    [one] { $count } सेव है
   *[other] { $count } सेव हैं
  }
intro = इन आंकड़ों को कोई नाम दें और बाद में यहीं खोलें। ये इसी ब्राउज़र में रहते हैं, जब तक आप न मिटाएं। प्राइवेट विंडो बंद होते ही इन्हें भूल जाती है। यह फोन या कंप्यूटर जो भी इस्तेमाल करेगा, वह इन्हें देख सकेगा।
label-name = नाम
keep = सेव करें
list = सेव किए हुए आंकड़े
delete-one = मिटाएं
# For screen readers, with the name of what is deleted
delete-named = { $name } मिटाएं
delete-all = सब मिटाएं

# What came of it. $name is the visitor's own.
no-name = पहले कोई नाम लिखें, जैसे “12 मार्च का ऑफर”।
no-numbers = ये हमारे उदाहरण के आंकड़े हैं। पहले अपने आंकड़े डालें।
kept = “{ $name }” नाम से सेव हो गया।
deleted = “{ $name }” मिटा दिया।
deleted-all = सब मिटा दिया।
refused = आपका ब्राउज़र इस साइट को कुछ सेव नहीं करने देता, इसलिए कुछ सेव नहीं हुआ। शेयर करने पर आपको इन्हीं आंकड़ों वाला पता मिल जाएगा।
full = ब्राउज़र में इस साइट के लिए जगह नहीं बची, इसलिए कुछ सेव नहीं हुआ। पहले नीचे से कुछ मिटाएं।
