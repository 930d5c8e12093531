# The search above the calculators
find = कैलकुलेटर खोजें
find-example = 3 लाख की ईएमआई, एचआरए, फ्लैट रेट

# What a person asks, below the name of the calculator that answers it
ask-emi = ईएमआई कितनी होगी?
ask-home-loan-emi = होम लोन की ईएमआई कितनी होगी, और पहले चुकाने से कितना बचेगा?
ask-affordability = मुझे कितना लोन मिल सकता है?
ask-card-minimum = सिर्फ मिनिमम ड्यू भरूं तो क्या होगा?
ask-move-loan = क्या होम लोन दूसरे बैंक में ले जाऊं?
ask-rent-or-buy = किराये पर रहूं या घर खरीदूं?
ask-sip = हर महीने की एसआईपी से कितना बनेगा?
ask-lump-sum = फंड का एक्सपेंस रेशियो कितना खा जाता है?
ask-goal = हर महीने कितना बचाना होगा?
ask-retirement = रिटायर होने के लिए कितना चाहिए?
ask-nps = एनपीएस से कितनी पेंशन मिलेगी?
ask-fixed-deposit = मेरी एफडी पर आखिर में कितना मिलेगा?
ask-recurring-deposit = हर महीने जमा करने से कितना बनेगा?
ask-ppf = मेरा पीपीएफ कितना हो जाएगा?
ask-scss = एससीएसएस हर तिमाही कितना देती है?
ask-nsc = एनएससी पांच साल बाद कितना देती है?
ask-sukanya-samriddhi = बेटी को 21 साल पर कितना मिलेगा?
ask-income-tax = कितना टैक्स लगेगा, और हर महीने हाथ में कितना आएगा?
ask-hra = मेरा कितना एचआरए टैक्स से मुक्त है?
ask-capital-gains = बेचने पर कितना टैक्स लगेगा?
ask-term-cover = परिवार को कितना टर्म बीमा चाहिए?
ask-health-cover = कितना हेल्थ कवर काफी है?
ask-emergency-fund = मुश्किल वक्त के लिए कितना रखूं?
ask-gold-loan = मेरे सोने पर कितना लोन मिलेगा?
ask-park-money = ₹8 लाख 14 महीने के लिए कहां रखूं?
ask-check-my-offer = लोन का ऑफर मिला है: क्या वह सही है?
ask-need-money = ₹3 लाख चाहिए: सबसे सस्ते कैसे मिलेंगे?
ask-cover-for-family = पिता 68 के हैं, शुगर है: कौन सा हेल्थ बीमा मिलेगा?
ask-prepay-or-invest = पैसे बच रहे हैं: लोन पहले चुकाऊं या निवेश करूं?

# What the colours of the shapes mean
own = आपका पैसा
cost = कितना खर्च
gain = कितना फायदा
