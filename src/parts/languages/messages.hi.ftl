# On a page of another language, once its English page has said something else for a month
behind = अंग्रेज़ी पेज इससे नया है
behind-text = इस पेज के अनुवाद के बाद अंग्रेज़ी पेज में बदलाव हुआ है, और उसे एक महीने से ज़्यादा हो चुका है। दरें और आंकड़े दोनों पेजों पर एक ही हैं।
behind-link = अंग्रेज़ी में पढ़ें
