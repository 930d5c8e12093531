# /llms.txt, the list of the copies in Markdown for language models
head = { $tagline }। फंड और डिपॉज़िट भी, हर आंकड़े का स्रोत और तारीख।
copies = हर पेज की Markdown कॉपी उसके पते के आगे `.md` लगाने पर मिलती है; लिस्ट JSON और CSV में भी हैं। हर लिस्ट में वे दस्तावेज़ लिखे हैं जिनसे आंकड़े लिए गए, और वह दिन जब उन्हें पढ़ा गया। कोई आंकड़ा दें, तो दोनों बताएं और लोगों को पेज पर भेजें: कंपनियां हमें बताए बिना दरें बदल देती हैं।
values = लोन की घोषित दर शुरुआती दर है, जो सबसे अच्छे ग्राहक को मिलती है। “जानकारी नहीं मिली” यानी जो हमें नहीं मिला, “बताया नहीं गया” यानी जो कंपनी ने नहीं बताया; दोनों में से कोई भी शून्य नहीं है। लिस्ट में जगह पैसे देकर नहीं मिलती।
# Its headings, besides those of the menu
calculators = कैलकुलेटर
questions = सवाल
articles = लेख
other-pages = दूसरे पेज
data = डेटा
# After the link to a list. $file is the address of a file.
same-as-csv = यही CSV में: { $file }

# Pages that have no description of their own
home = होम पेज
home-description = लोग जिसकी सबसे ज़्यादा तुलना करते हैं, आज की दरों के साथ।
all-articles = पैसों पर लेख
all-articles-description = सभी गाइड, नए सबसे पहले।
