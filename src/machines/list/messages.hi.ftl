# Above the rows
order-by = क्रम
promise-phone = फोन नंबर नहीं मांगते
promise-source = स्रोत और तारीखें लिस्ट के नीचे
# The heading where filters leave some out: "6 of 10 travel cards"
heading-filtered = { $noun }: { $all } में से { $left }
fields-title = आपके आंकड़े
# The same where the visitor's own offer is all that can be counted
enter-offer = आपको जो दर बताई गई है, वह डालें
no-script = ये आंकड़े एक उदाहरण हैं। इन्हें बदलने के लिए JavaScript चालू करें।
share = शेयर करें
print = प्रिंट करें
# After the number of rows with a term, for screen readers
have-it = में यह है

# A row
apply = आवेदन करें
apply-at = { $name } में
visit = साइट देखें
# After "Visit site", for screen readers
visit-of = { $name } की (नए टैब में खुलेगा)

# A remark of a few words before another one
as-sentence = { $text }।

# An opened row
dash = डैश (—)
dash-meaning = हमें नहीं मिला
unknown = जो हमें नहीं मिला
source = स्रोत

# The visitor's own offer: the rows folded above it, and the words that open it
more-above = आपके ऑफर से ऊपर { $count } और
what-to-ask = क्या पूछें
# A list that is too old to rank opens with the visitor's offer; then what to ask, and the rates under their month
start-with-offer = हमारे पास की दरें इतनी पुरानी हैं कि क्रम नहीं लगाया जा सकता, इसलिए **आपको मिले ऑफर** से शुरू करें।
what-to-ask-lender = बैंक या लोन कंपनी से क्या पूछें
last-known-rates = पुरानी दरें, { $month } की

# Beside the scale of the rates: what the upright mark in each bar is
own-mark = { $is-example ->
    [true] उदाहरण
   *[false] आपका ऑफर
  }

# Below the rows: the title of the notes on them
about-figures = इन आंकड़ों के बारे में ({ $month })
dash-note = डैश (—) का मतलब है कि यह हमें नहीं मिला।
# $to-ask: of whom we did not find whether they meet the visitor's conditions
show-all = { $set-apart ->
    [0] { $to-ask ->
        [0] सभी { $count } देखें
       *[other] सभी { $count } देखें ({ $to-ask } से पूछना है)
      }
   *[other] { $to-ask ->
        [0] सभी { $count } देखें ({ $set-apart } आपकी शर्तों से बाहर)
       *[other] सभी { $count } देखें ({ $set-apart } आपकी शर्तों से बाहर, { $to-ask } से पूछना है)
      }
  }
to-ask = पूछना है: { $count }।
set-apart = आपकी शर्तों से बाहर: { $count }।
not-compared = क्रम में नहीं: { $count }।

# Why a row is not ranked
read-apart = { $day } को पढ़ा गया। बाकी से एक महीने से ज़्यादा का फर्क है, इसलिए अलग दिखाया है।
read-after-move = { $day } को पढ़ा गया, जबकि { $moved-on } को रेपो रेट { $moved ->
    [up] बढ़ चुका था
   *[down] घट चुका था
  }। इसलिए बाकी के साथ क्रम में नहीं रखा।

# A list whose rows may all be wrong; the reason stands below it
all-held-back = **हम ये आंकड़े ठीक होने तक नहीं दिखा रहे।** वजह लिस्ट के नीचे लिखी है।

# A list whose values are too old to rank
too-old = ये आंकड़े इतने पुराने हैं कि इनसे क्रम नहीं बन सकता। आज के आंकड़े पूछें।
last-known = { $of ->
    [bank-rates] **दरें { $month } की हैं।** क्रम बनाने के लिए बहुत पुरानी। आज की दर हर बैंक से पूछें।
    [card-terms] **शर्तें { $month } की हैं।** क्रम बनाने के लिए बहुत पुरानी। आज की शर्तें कार्ड देने वाले बैंक से पूछें।
    [fund-charges] **चार्ज { $month } के हैं।** क्रम बनाने के लिए बहुत पुराने। आज के चार्ज हर फंड हाउस से पूछें।
    [fund-tracking] **ट्रैकिंग डिफरेंस { $month } के हैं।** क्रम बनाने के लिए बहुत पुराने। आज के आंकड़े हर फंड हाउस से पूछें।
   *[lender-rates] **दरें { $month } की हैं।** क्रम बनाने के लिए बहुत पुरानी। आज की दर हर बैंक या लोन कंपनी से पूछें।
  }

# The boxes of rows, and the tray of what is ticked
compare = तुलना करें
tick-to-compare = तुलना के लिए चुनें
compare-count = { $count } की तुलना करें
side-by-side = आमने-सामने
chosen = { $count ->
    [one] { $most } में से { $count } चुना
   *[other] { $most } में से { $count } चुने
  }
tick-one-more = एक और चुनें।
only-some-fit = यहां एक साथ सिर्फ { $most } की तुलना हो सकती है। पहले किसी एक को हटाएं।
remove = { $name } हटाएं
