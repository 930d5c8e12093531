heading = एफडी की ब्याज दरें ({ $month })

label-amount = डिपॉज़िट
label-years = अवधि
label-senior = उम्र 60 या ज़्यादा
below-60 = 60 से कम उम्र
label-payout = ब्याज
payout-end = आखिर में, मूलधन के साथ
payout-quarter = हर तिमाही खाते में
label-order = क्रम
order-highest = सबसे ऊंची दर
order-name = नाम
more-fields = उम्र, टैक्स, ब्याज कब

# The answer. $time is "3 साल", $tax-slab the percent of a visitor who is taxed.
lead-no-rate = { $is-senior ->
    [true] 60 या ज़्यादा उम्र में **{ $amount }, { $time } के लिए**: इसके लिए किसी बैंक की दर नहीं मिली।
   *[false] **{ $amount }, { $time } के लिए**: इसके लिए किसी बैंक की दर नहीं मिली।
  }
lead-too-large = { $is-senior ->
    [true] 60 या ज़्यादा उम्र में **{ $amount }, { $time } के लिए**: इस लिस्ट के { WORDS($banks) } बैंकों का बीमा मिलाकर भी इतना नहीं है, हर बैंक में { $insured }।
   *[false] **{ $amount }, { $time } के लिए**: इस लिस्ट के { WORDS($banks) } बैंकों का बीमा मिलाकर भी इतना नहीं है, हर बैंक में { $insured }।
  }
# At the bank or banks with the highest rate, which come first below
lead-one-bank = { $is-senior ->
    [true] 60 या ज़्यादा उम्र में **{ $amount }, { $time } में** बढ़कर
   *[false] **{ $amount }, { $time } में** बढ़कर
  } { $rate } पर { $is-beaten ->
    [true] **{ $value }** हो जाएंगे
   *[false] **{ $value }** तक हो सकते हैं
  }{ $is-taxed ->
    [true] , यानी { $tax-slab }% टैक्स के बाद { $after-tax }।
   *[false] {" "}(टैक्स से पहले)।
  } पूरी रकम का बीमा है।
lead-several = { $is-senior ->
    [true] 60 या ज़्यादा उम्र में **{ $amount }, { $time } में** बढ़कर **{ $value }** हो जाएंगे
   *[false] **{ $amount }, { $time } में** बढ़कर **{ $value }** हो जाएंगे
  }{ $is-taxed ->
    [true] , यानी { $tax-slab }% टैक्स के बाद { $after-tax }
   *[false] {" "}(टैक्स से पहले)
  }। { WORDS($banks) } बैंकों में बांटने पर पूरी रकम का बीमा है: { $are-named ->
    [true] { LIST($parts) }
   *[false] { $first-part } से लेकर { $lowest-rate } तक
  }।
# What somebody of 60 or older would get for it
lead-senior = { $is-beaten ->
    [true] 60 या ज़्यादा उम्र में: **{ $value }**।
   *[false] 60 या ज़्यादा उम्र में: **{ $value }** तक।
  }
# One of $parts
part = { $bank } में { $amount } ({ $rate })
limit = हर बैंक में { $insured } के बीमे में ब्याज भी गिना जाता है: पूरा बीमा चाहिए, तो { $bank } में { $amount } से ज़्यादा न रखें। सारी रकम वहीं रखें, तो { $whole } हो जाएंगे, पर बीमा { $insured } तक ही होगा।

# The banks that pay the same, where $first, $second and $third are known
any-bank = { $count ->
    [1] { $first }
    [2] { $first } या { $second }
    [3] { $first }, { $second } या { $third }
   *[other] { $first } या बाकी { WORDS($others) } में से किसी बैंक
  }

# The total beside the answer
result-at = { $rate } पर आपको मिलेंगे
result-over = { WORDS($banks) } बैंकों से आपको मिलेंगे
part-deposit = आपका डिपॉज़िट
part-interest = ब्याज
result-before-tax = टैक्स से पहले; पूरी रकम का बीमा है।
result-after-tax = { $tax-slab }% टैक्स और सेस के बाद { $after-tax }; पूरी रकम का बीमा है।

# The same beside a total that stands alone: $bank is one bank, or several with the same rate, $sentence one of the two above.
result-where = { $banks ->
    [1] { $bank } में, { $sentence }
   *[other] { WORDS($banks) } बैंकों में, { $sentence }
  }

# Notes on the banks
# What tax would leave of the highest sum, for a visitor who has named no slab
note-left = ब्याज पर टैक्स देने के बाद { $value } में से 20% के स्लैब में { $at20 } और 30% में { $at30 } बचेंगे।
note-insured = हर बैंक में { $insured } तक का बीमा है, मूलधन और ब्याज मिलाकर।
note-within = यहां हर बैंक में आपकी पूरी रकम (ज़्यादा से ज़्यादा { $owed }) इस सीमा के भीतर है।
note-beyond = इससे ऊपर की रकम बैंक के भरोसे है, इसलिए पैसा कई बैंकों में बांटें।
note-senior = 60 की उम्र से, पुरानी व्यवस्था में साल का { $free } ब्याज टैक्स से मुक्त है; यहां वह नहीं गिना गया।
no-rate = { $time } के लिए इनकी दर हमें नहीं मिली।
tag-tie = सबसे ऊंची दर, बराबरी पर, { $time }
tag-highest = { $time } की सबसे ऊंची घोषित दर

# A bank. $kind is "स्मॉल फाइनेंस बैंक".
bank = बैंक
about-bank = { $kind }, बीमा है
rate = दर
rate-senior = दर, 60 या ज़्यादा
by-years = साल के हिसाब से
highest = सबसे ऊंची: { $rate }
below-sixty = 60 से कम
you-get = आपको मिलेंगे
after-tax = टैक्स के बाद { $amount }
insured-in-full = पूरी रकम का बीमा
insured-part = बीमा { $insured } तक

# A bank, opened. A rate of each time stands in one line: "1 साल 7.00%, 2 साल 7.30%".
fact-highest = किसी भी अवधि की सबसे ऊंची दर, 60 से कम
fact-below = 60 से कम
fact-from = 60 या ज़्यादा
rate-of-years = { $years } साल { $rate }
breaking = समय से पहले तोड़ने पर दर में कटौती
in-force = कब से लागू

# Companies
companies = कंपनियों की एफडी, जिनका कोई बीमा नहीं
note-companies = { $month } में { $time } की दरें, बैंकों की दरों से पुरानी। इन्हें नाम के अक्षरों के क्रम में रखा है, क्योंकि ऊंची दर के साथ जोखिम भी ऊंचा होता है।
note-compounding = ये ब्याज कितनी बार जोड़ती हैं, यह नहीं मिला: “आपको मिलेंगे” में साल में एक बार माना है, जो आम तरीकों में सबसे कम देता है।
note-risk = कंपनी डूबी, तो आप बाकी लेनदारों के साथ कतार में होंगे। AAA सबसे ऊंची रेटिंग है; हर पायदान नीचे पैसा डूबने का जोखिम बढ़ता है।
reason-other-years = इनकी सिर्फ { $time } की दर पता है।
note-other-years = सिर्फ यही दरें पता हैं: कितना मिलेगा, यह देखने के लिए { $time } चुनें।
reason-payout = हर तिमाही ब्याज लेने पर भी यही दर मिलेगी या नहीं, यह नहीं मिला।
note-payout = कितना मिलेगा, यह देखने के लिए ब्याज आखिर में चुनें।
company = कंपनी
about-company = { $kind }, बीमा नहीं
rating = रेटिंग
from-rate = { $rate } से
or-more = या ज़्यादा
after-tax-or-more = टैक्स के बाद { $amount } या ज़्यादा
fact-extra = 60 की उम्र से इतना और
fact-rating = क्रेडिट रेटिंग

# Government schemes
instead = एफडी की जगह
scss = सीनियर सिटीज़न सेविंग्स स्कीम (एससीएसएस)
scss-terms = 60 की उम्र से, { $limit } तक; 5 साल, ब्याज हर तिमाही, भारत सरकार की स्कीम; दर की जांच { $month } में
nsc = नेशनल सेविंग्स सर्टिफिकेट (एनएससी)
nsc-terms = 5 साल, ब्याज आखिर में, भारत सरकार की स्कीम; दर की जांच { $month } में
