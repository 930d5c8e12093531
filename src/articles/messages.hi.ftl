# The list of articles, for search engines and browser tabs
list-title = पैसों पर लेख: लोन, कार्ड, बीमा और फंड
list-description = लोन, कार्ड, बीमा और फंड पर आसान गाइड, हर एक में रुपयों में हिसाब और आंकड़ों के स्रोत।
# The feeds of articles
feed-title = { $brand }: पैसों पर लेख
feed-description = भारत में पैसों के फैसलों पर गाइड
