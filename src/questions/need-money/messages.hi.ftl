name = पैसे सबसे सस्ते कैसे मिलेंगे?
# Where the text around it says that it is a question
short-name = पैसे चाहिए
