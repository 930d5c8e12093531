# The first link of each page, for the keyboard
skip = सीधे मुख्य हिस्से पर जाएं

# The list of articles
blog = पैसों पर लेख
blog-page = पैसों पर लेख, पेज { $page }
# $about is the description of the list: "Plain guides to loans, …"
blog-page-description = पैसों पर लेख का पेज { $page }, कुल { $page-count } में से। { $about }
blog-subtitle = लोन, कार्ड, बीमा और फंड पर आसान गाइड, हर एक में रुपयों का उदाहरण।

# Ways from an article up
home = होम
back = सभी लेखों पर लौटें
# What the picture of a shared link shows
category-picture = पैसों पर लेख: { $category }

# An unknown address
not-found = पेज नहीं मिला
not-found-description = इस पते पर कोई पेज नहीं है। हो सकता है पेज की जगह बदल गई हो, उसे हटा दिया गया हो, या पता लिखने में गलती हुई हो।
not-found-text = इस पते पर कुछ नहीं है। हो सकता है पेज की जगह बदल गई हो, उसे हटा दिया गया हो, या पता लिखने में गलती हुई हो।
return-home = होम पेज पर लौटें
article-not-found = लेख नहीं मिला
search-instead = या जो ढूंढ रहे थे, उसे यहां खोजें:

# A page that failed
failed = कुछ गड़बड़ हो गई!
failed-text = इस पेज पर कुछ टूट गया। पेज फिर से लोड करें, या होम पेज पर लौटें।
try-again = फिर कोशिश करें
