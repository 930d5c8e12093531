name = ईएमआई कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = किसी भी लोन की ईएमआई

label-kind = दर किस तरह की है
kind-reducing = घटते बकाये पर (रिड्यूसिंग)
kind-flat = फ्लैट
label-months = अवधि
label-fee = जीएसटी के साथ फीस
label-wait = पहली ईएमआई से पहले का समय
label-parts = लोन कैसे मिलेगा
parts = { $count ->
    [one] एक साथ
   *[other] { $count } सालाना हिस्सों में
  }
more-fields = फीस, पहली ईएमआई से पहले का समय

conflict-fee = फीस लोन के आधे से ज़्यादा नहीं हो सकती: ज़्यादा से ज़्यादा { $most } डालें।
conflict-flat-wait = फ्लैट रेट में ब्याज पहले महीने से ही लगता है। 0 डालें, या “घटते बकाये पर” चुनें।
conflict-parts = आखिरी हिस्सा { $months } बाद मिलता है। उससे ज़्यादा समय डालें, या हिस्से घटाएं।

# A tenure: $years is "3 साल" or "2 साल 6 महीने", and not said below a year
tenure-in-years = { $months } ({ $years })
# What the answer holds for. $wait is "60 महीने (5 साल)"; of a loan paid out at once $parts is 1.
inputs = { $amount }, { $tenure } के लिए, { $is-flat ->
    [true] { $rate } सालाना फ्लैट रेट पर
   *[false] { $rate } सालाना पर
  }
inputs-wait = { $parts ->
    [one] { $inputs }, पहली ईएमआई { $wait } बाद
   *[other] { $inputs }, { $parts } सालाना हिस्सों में, पहली ईएमआई { $wait } बाद
  }
inputs-fee = { $inputs }, फीस { $fee }

as-flat = फ्लैट रेट में
as-reducing = असली दर, घटते बकाये पर
apr = फीस के साथ एपीआर
sentence-flat = { $flat } का फ्लैट रेट असल में घटते बकाये पर (रिड्यूसिंग) **{ $reducing }** जितना महंगा है। बैंक अपनी दर घटते बकाये पर ही बताते हैं।
sentence-reducing = डीलर यही ईएमआई **{ $flat }** फ्लैट रेट कहकर बता सकता है।
sentence-free = ब्याज कुछ नहीं: जितना लिया, उतना ही चुकाएंगे।
sentence-wait = पहली ईएमआई से पहले **{ $interest }** ब्याज बनता है और लोन में जुड़ जाता है। इसे हर महीने चुकाते रहें, तो ईएमआई **{ $emi }** होगी।
sentence-fee = फीस मिलाकर लोन **{ $apr }** सालाना का पड़ता है।

chart-repaid-by-month = हर महीने आप क्या चुकाते हैं: नीचे मूलधन, ऊपर ब्याज
chart-month = महीना { $month }

effects = सबसे ज़्यादा किससे बचेगा
effect-shorter = अवधि 12 महीने कम रखें
effect-rate = 1 प्रतिशत अंक कम दर वाला लोन ढूंढें
effect-pay-interest = पहली ईएमआई से पहले का ब्याज चुकाते रहें
effect-no-fee = फीस माफ करवाएं

tables = शेड्यूल: मूलधन, ब्याज और बकाया
# What the note of the schedule goes on with, where EMIs begin later
note-wait = इसके लोन में पहली ईएमआई से पहले का { $interest } ब्याज भी है, जो इस कुल ब्याज में नहीं गिना गया।

step-instalments-rule = महीनों में अवधि
step-free-rule = P ÷ n, पूरे रुपये में
step-flat-interest = फ्लैट रेट से ब्याज
step-flat-interest-rule = लोन × फ्लैट रेट × महीने ÷ 12
step-flat-emi-rule = (लोन + ब्याज) ÷ महीने, पूरे रुपये में
step-as-reducing-rule = वह दर, जिस पर यही ईएमआई लोन चुका दें; बार-बार आज़माकर निकाली
step-as-flat-rule = (ईएमआई × महीने − लोन) ÷ लोन ÷ महीने × 12
step-wait = पहली ईएमआई से पहले का ब्याज
step-wait-rule = हर हिस्से पर साधारण ब्याज, जिस दिन वह मिले उस दिन से
source-wait = जैसा एजुकेशन लोन की मॉडल स्कीम में है
step-loan-then = ईएमआई शुरू होने पर लोन
step-loan-then-rule = लोन + पहली ईएमआई से पहले का ब्याज
step-total-settled-rule = लोन: पूरे रुपये करने से बचा फर्क आखिरी ईएमआई में बराबर होता है
step-apr-rule = वह दर, जिस पर ईएमआई आपके हाथ आई रकम चुका दें; बार-बार आज़माकर निकाली
