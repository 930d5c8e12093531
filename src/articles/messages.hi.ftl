# The list of articles, for search engines and browser tabs
list-title = मनी इनसाइट्स: पैसों पर लेख
list-description = लोन, कार्ड, बीमा और फंड पर आसान गाइड, हर एक में रुपयों का उदाहरण और आंकड़ों के स्रोत।
# The feeds of articles
feed-title = { $brand }: पैसों पर लेख
feed-description = भारत में पैसे पर गाइड
