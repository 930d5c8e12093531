# The first screen
lead = लोन, कार्ड, बीमा और बचत का हिसाब, रुपयों में और आपके अपने आंकड़ों पर। मुफ्त, और फोन नंबर नहीं मांगते।
start-comparing = तुलना शुरू करें
explore-products = प्रोडक्ट देखें

# What a visitor chooses before a question
choices = आप क्या करना चाहते हैं?
choice-borrow = उधार
choice-save = बचत
choice-card = कार्ड
choice-invest = निवेश
choice-tax = टैक्स
choices-borrow = किस काम के लिए?
# Unfolds the choices below it, which are loans
other-loans = कोई और लोन
choice-home = घर
choice-car = कार
choice-studies = पढ़ाई
choice-business = बिज़नेस
choice-other = कुछ और

# What the first screen answers. The arguments are fields; the order in which they stand is free, and no sign follows one. What stands
# between two strokes | stays together: each of many fields beside its own words, whether they stand before it or after it.
ask-home = { $years } के लिए | { $amount } का होम लोन
ask-car = { $years } के लिए | { $amount } का कार लोन
ask-studies = { $years } के लिए | { $amount } का एजुकेशन लोन
ask-business = { $years } के लिए | { $amount } का बिज़नेस लोन
ask-personal = { $years } के लिए | { $amount } का पर्सनल लोन
ask-save = { $years } के लिए | { $amount } की बैंक एफडी
ask-card = हर महीने का खर्च: | खाने पर { $food } | बिलों पर { $bills } | ऑनलाइन { $online } | पेट्रोल-डीज़ल पर { $fuel } | बाकी सब पर { $other }
ask-invest = हर महीने { $monthly } की एसआईपी | { $years } तक चले | और सालाना रिटर्न { $expected } मानें
ask-tax = सालाना सैलरी (सीटीसी नहीं) { $salary } | 80C में { $savings } | हेल्थ प्रीमियम { $health } | होम लोन का ब्याज { $interest }

# After the figure of an answer
a-month = हर महीने

# The link below an answer, to the list or calculator behind it
way-home = होम लोन की तुलना करें
way-car = कार लोन की तुलना करें
way-studies = एजुकेशन लोन की तुलना करें
way-business = बिज़नेस लोन की तुलना करें
way-personal = पर्सनल लोन की तुलना करें
way-save = एफडी की तुलना करें
way-card = क्रेडिट कार्ड की तुलना करें
way-invest = साल-दर-साल बढ़त देखें
way-tax = दोनों टैक्स व्यवस्थाओं की तुलना करें

# Below an answer: what the sentence behind it unfolds from
basis = यह हिसाब कैसे बना

# The questions. $label is "ईएमआई", $figure "₹10,253".
questions = लोगों के सवाल
questions-note = हर सवाल के साथ हमारे उदाहरण का जवाब है।
asked-figure = { $inputs }: { $label } { $figure }
asked-result = { $label }: { $figure }
# What a person asks, above the answer of a calculator
asked-income-tax = कितना टैक्स लगेगा, और हर महीने हाथ में कितना आएगा?
asked-emi = ईएमआई कितनी होगी?
asked-sip = हर महीने की एसआईपी से कितना बनेगा?
asked-affordability = मुझे कितना लोन मिल सकता है?
asked-hra = मेरा कितना एचआरए टैक्स से मुक्त है?

# Key figures, below each its name. The title is for screen readers.
key-figures = मुख्य आंकड़े, और वे किसने तय किए
rate-ppf = पीपीएफ
rate-scss = सीनियर सिटीज़न स्कीम
deposit-insurance = हर बैंक में बीमा
nil-tax-income = तक की टैक्स योग्य आय पर टैक्स नहीं, नई व्यवस्था
set-since = { $publisher }, { $day } से

# Calculators
calculators = कैलकुलेटर
other-calculators = बाकी कैलकुलेटर

# Products
products = फैसला किस बारे में करना है?
# Before links to more products, and before the last of them
also = और भी:
also-last = और
# After the last of them
also-end = ।

# Why one can trust the site: each point has a link to what backs it.
trust = यहां लिखे पर भरोसा क्यों करें
unbiased = निष्पक्ष तुलना
unbiased-text = यहां जगह पैसे देकर नहीं मिलती।
unbiased-link = हर लिस्ट का क्रम कैसे बनता है
guides = हर आंकड़े का स्रोत
guides-text = { $count } गाइड, हर एक में रुपयों का उदाहरण।
guides-link = आंकड़े और उनके स्रोत
secure = सुरक्षित और निजी
secure-text = न लॉग-इन, न कुकी, न ट्रैकिंग।
secure-link = हम क्या रखते हैं
free = पूरी तरह मुफ्त
free-text = न कुछ खरीदना है, न फोन नंबर देना है।
free-link = डेटा डाउनलोड करें

# Articles
articles = पैसों पर लेख
all-articles = सभी गाइड

# A chat with a person. $who is "Asha Rao, editor", $when "Monday to Friday, 10 am to 6 pm".
closing = अब भी दो विकल्पों के बीच उलझे हैं?
closing-text = WhatsApp पर हमसे पूछें, हम बताएंगे कि जवाब किस पेज पर है। क्या खरीदें, क्या बेचें या क्या रखें, इसकी सलाह हम नहीं देते।
  WhatsApp पर हमें आपका नंबर दिखता है।
expert = { $known ->
    [who] जवाब देते हैं: { $who }।
    [when] समय: { $when }।
   *[both] जवाब देते हैं: { $who }। समय: { $when }।
  }
talk = WhatsApp पर सवाल पूछें
