# Pictures that other sites show beside a link to us. At the foot of each:
free = मुफ्त और बिना नाम बताए। फोन नंबर नहीं मांगते।
# One for each category of articles
articles = पैसों पर लेख
cards = क्रेडिट कार्ड, आसान भाषा में
loans = लोन, आसान भाषा में
insurance = बीमा, आसान भाषा में
funds = म्यूचुअल फंड, आसान भाषा में
beginners = पैसे की बात, शुरुआत से
investments = निवेश, आसान भाषा में
