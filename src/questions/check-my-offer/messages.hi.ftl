name = क्या लोन का यह ऑफर सही है?
short-name = लोन का ऑफर जांचें

# The label of the result, on the home page too
headline = फीस मिलाकर असली सालाना दर (एपीआर)
