name = पैसे कहां रखूं?
short-name = पैसे कहां रखें

# The label of the result, on the home page too
earned = टैक्स के बाद कमाई
earned-untaxed = कमाई
