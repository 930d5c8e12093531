# The search above the calculators
find = कैलकुलेटर खोजें
find-example = 3 लाख की ईएमआई, एचआरए, फ्लैट रेट

# What a person asks, below the short name of the question
ask-park-money = ₹8 लाख 14 महीने के लिए कहां रखूं?
ask-check-my-offer = लोन का ऑफर मिला है: क्या वह सही है?
ask-need-money = ₹3 लाख चाहिए: सबसे सस्ते कैसे मिलेंगे?
ask-cover-for-family = पिता 68 के हैं, शुगर है: कौन सा हेल्थ बीमा मिलेगा?
ask-prepay-or-invest = पैसे बच रहे हैं: लोन पहले चुकाऊं या निवेश करूं?

# What the colours of the shapes mean
own = आपका पैसा
cost = कितना खर्च
gain = कितना फायदा
