# The answer, “₹50 लाख का लोन 20 साल के लिए …”, and what else all loans say: src/lists/loans/messages.hi.ftl
heading = { $count } होम लोन

label-amount = लोन की रकम
label-tenure = अवधि
label-salary-bank = सैलरी किस बैंक में आती है
label-woman = मकान के कागज़ में पहला नाम महिला का है (दर कम हो सकती है)
label-repo = रेपो रेट का बदलाव जोड़ें (अनुमान)
more-fields = स्कोर, सैलरी का बैंक, महिला मालिक

without-script = अपने आंकड़ों के लिए JavaScript चालू करें। सबसे कम घोषित दर पर ईएमआई:
loan = लोन

# The month of the lowest rate: "सितंबर 2026, 7 अक्टूबर को रेपो रेट बढ़ने से पहले"
month-before-move = { $month }, { $day } को रेपो रेट { $moved ->
    [up] बढ़ने से पहले
   *[down] घटने से पहले
  }
# The month of a lowest rate that is an estimate: "सितंबर 2026 की दर में 0.25 प्रतिशत अंक जोड़कर"
month-with-change = { $moved ->
    [up] { $month } की दर में { $points } प्रतिशत अंक जोड़कर
   *[down] { $month } की दर से { $points } प्रतिशत अंक घटाकर
  }

starting-rate = { $rate } शुरुआती दर है: आपको इससे ज़्यादा दर मिल सकती है।
score-below-all = { $score } से कम स्कोर के लिए यहां कोई शुरुआती दर हमें नहीं मिली: मानकर चलें कि आपकी दर ज़्यादा होगी।

range = { $low } से { $high }

# A note on lenders with the same rate. $rates is a range, or one rate.
tie = { WORDS($count) } बैंकों और लोन कंपनियों की शुरुआती दर { $rates } है। { $knows-all-fees ->
    [true] इनमें सबसे कम फीस वाला पहले आता है।
   *[false] इनमें सबसे कम फीस वाला पहले आता है, और जिसकी फीस ठीक-ठीक पता नहीं है, वह आखिर में।
  }

# $repo-moved is a sentence of the shared messages: "7 अक्टूबर 2026 को रेपो रेट 0.25 प्रतिशत अंक बढ़ा"
repo-passed-on = { $count ->
    [one] { $repo-moved }। अनुमान के लिए यह बदलाव उस एक दर में जोड़ा गया है, जो रेपो के साथ चलती है और उससे पहले पढ़ी गई थी; जिनकी दर अपनी है, उनकी दर वैसी ही है, जैसी घोषित थी।
   *[other] { $repo-moved }। अनुमान के लिए यह बदलाव उन { WORDS($count) } दरों में जोड़ा गया है, जो रेपो के साथ चलती हैं और उससे पहले पढ़ी गई थीं; जिनकी दर अपनी है, उनकी दर वैसी ही है, जैसी घोषित थी।
  }
# "तुलना की इन 25 दरों में बारह रेपो के साथ चलती हैं": $count follow the repo rate, of $all.
repo-not-passed-on = हमने ये दरें पढ़ीं, उसके बाद { $repo-moved }। तुलना की इन { WORDS($all) } दरों में { WORDS($count) } रेपो के साथ { $count ->
    [one] चलती है
   *[other] चलती हैं
  } और अब { $moved ->
    [up] ज़्यादा
   *[down] कम
  } हो { $count ->
    [one] सकती है
   *[other] सकती हैं
  }: बैंक या लोन कंपनी से पूछ लें।

no-salary-rate = यहां { $bank } की सैलरी अकाउंट वालों के लिए कोई कम दर घोषित नहीं है; अपनी शाखा से पूछें।
no-woman-rate = मकान के कागज़ में पहला नाम महिला का हो, तो उसके लिए कम दर इस लिस्ट में किसी ने घोषित नहीं की है; पूछ लें।

refinance-not-counted = लोन दूसरी जगह ले जाने पर लगने वाली स्टांप ड्यूटी और कानूनी खर्च इसमें शामिल नहीं हैं।
refinance-repo = हमने ये दरें पढ़ीं, उसके बाद { $repo-moved }।

# A row
rate = दर
rate-compared = घोषित दर
best-grade = सबसे ऊंचे ग्रेड के लिए
score-in-short = स्कोर { $score }+
starting = शुरुआती दर
rate-average = औसत { $rate }
fee = फीस

# An opened row
who-gets = { $rate } किसे मिलती है
no-condition = किसे मिलती है, यह हमें नहीं मिला
also-published = यह भी घोषित
average-rate = वसूली गई औसत दर
other-rates = दूसरी दरें
no-condition-named = किसके लिए, यह हमें नहीं मिला
fee-before-gst = जीएसटी से पहले फीस
conversion-fee = बाद में कम दर पर जाने का चार्ज
prepayment = समय से पहले चुकाना
benchmark = बेंचमार्क
# After a benchmark: what its abbreviations, such as RLLR, are
benchmark-meaning = { $count ->
    [one] { LIST($names) } बैंक की वह लोन दर है, जो रेपो रेट के साथ चलती है।
   *[other] { LIST($names) } बैंक की वे लोन दरें हैं, जो रेपो रेट के साथ चलती हैं।
  }
# What a rate follows, where its benchmark has no name
follows-repo = रेपो रेट
follows-own = अपनी दर
follows-external = बाहरी बेंचमार्क
stands-out = खास बात
note = ध्यान दें

# A comparison
who-gets-this = यह दर किसे मिलती है
rates-rise = दर 1 प्रतिशत अंक बढ़े तो
a-month = हर महीने { $amount }
