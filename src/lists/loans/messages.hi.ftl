# Fields
label-amount = लोन की रकम
label-tenure = अवधि
label-score = क्रेडिट स्कोर
score-or-more = { $score } या ज़्यादा
not-told = चुनें
label-order = क्रम
# The way to repay a gold loan
label-repay = आप चुकाएंगे
repay-emi = हर महीने, ईएमआई में
repay-bullet = आखिर में, एक साथ

# Heads of columns, also the names of orders and figures
column-lender = बैंक या लोन कंपनी
column-rate = घोषित दर
column-emi = ईएमआई
column-apr = एपीआर
column-interest = ब्याज
# All that is paid; "कुल भुगतान ₹93.8 लाख"
column-total = कुल भुगतान
column-fee = फीस
column-name = नाम
# Above the month of each rate, where a list is too old to rank
column-month = कब की

# Why the first row is first
tag-rate = सबसे कम घोषित दर
tag-rate-tie = सबसे कम दर, बराबरी पर
tag-rate-estimate = सबसे कम दर, अनुमान से
tag-emi = घोषित दरों पर सबसे कम ईएमआई
tag-apr = घोषित दरों पर सबसे कम एपीआर
tag-total = घोषित दरों पर सबसे कम कुल भुगतान
tag-fee = सबसे कम घोषित फीस

# What all lists of loans say; to say something in one of them only, ask a developer. **…** is bold.
# The answer: "**₹50 लाख का लोन 20 साल के लिए** लें, तो 6.80% पर ईएमआई **₹38,018** बनती है। तुलना के लायक 25 घोषित दरों में यह सबसे कम है।" The loan is named unless the sentence before has its amount.
# $count lenders of the list have rates of one time, for this loan. $month is the month of an estimate.
lead = { $names-loan ->
    [true] **{ $amount } का लोन { $time } के लिए** लें,
   *[false] { $time } के लिए लें,
  } तो { $rate } पर ईएमआई **{ $emi }** बनती है। { $is-estimate ->
    [true] रेपो रेट का बदलाव जोड़ने पर, तुलना के लायक { $count } दरों में यही सबसे कम है; यह एक अनुमान है ({ $month })।
   *[false] { $count ->
        [one] तुलना के लायक यही एक घोषित दर है।
       *[other] तुलना के लायक { $count } घोषित दरों में यही सबसे कम है।
      }
  }
from-first-month = यह ईएमआई तब है, जब आप पहले महीने से चुकाना शुरू करें।
# What it costs a month at a rate that is one point higher
one-point-higher = दर एक प्रतिशत अंक ज़्यादा हो, तो { $emi }।
no-rate = **{ $amount }, { $time } के लिए**: इस लिस्ट में किसी ने आपके आंकड़ों के लिए दर घोषित नहीं की है।
inputs = { $amount }, { $time } के लिए

# Begins a sentence of the home loans too, so it has no full stop. $points is "0.25".
repo-moved = { $moved ->
    [up] { $day } को रेपो रेट { $points } प्रतिशत अंक बढ़ा
   *[down] { $day } को रेपो रेट { $points } प्रतिशत अंक घटा
  }

# The result
you-repay = { $is-example ->
    [true] जैसे, { $rate } पर आप चुकाएंगे
   *[false] { $rate } पर आप चुकाएंगे
  }
you-pay = { $is-example ->
    [true] जैसे, { $rate } पर आप देंगे
   *[false] { $rate } पर आप देंगे
  }
rate-is-for = { $is-limited ->
    [true] यह दर किसे मिलती है: { $who } ({ $month })
   *[false] { $month } की घोषित दर
  }
part-loan = आपका लोन
part-interest = ब्याज
# What the total holds
with-least-fee = इसमें सबसे कम घोषित फीस शामिल है, जीएसटी के साथ { $fee }।
without-fee = इसमें फीस शामिल नहीं है, वह ठीक-ठीक पता नहीं है।
with-no-fee = कोई फीस नहीं।
with-fee = इसमें फीस और जीएसटी के { $fee } शामिल हैं।

# Notes on the rows. “कुल भुगतान” is the column of the totals.
usual-rates = आम तौर पर दर { $low } से { $high } होती है: हर महीने { $emi-low } से { $emi-high }।
# How many of $all lenders have a known fee, and how many a limit or range
fees-known = { $known ->
    [0] जिन { WORDS($all) } बैंकों और लोन कंपनियों की दरों की तुलना हो सकती है, उनमें किसी की फीस ठीक-ठीक पता नहीं है।
   *[other] जिन { WORDS($all) } बैंकों और लोन कंपनियों की दरों की तुलना हो सकती है, उनमें { WORDS($known) } की फीस ठीक-ठीक पता है।
  }{ $counted ->
    [known] {""}
    [bounded] {" "}{ WORDS($bounded) } की सिर्फ ऊपरी सीमा या दायरा पता है।
   *[bounded-in-apr] {" "}इनमें { WORDS($bounded) } की सिर्फ ऊपरी सीमा पता है, और एपीआर में वही गिनी गई है।
  }
fee-on-top = जो फीस पता नहीं है, वह “कुल भुगतान” में नहीं है: वहां “+ फीस” लिखा है।
fee-in-totals = “कुल भुगतान” में जीएसटी के साथ फीस शामिल है, जब तक “+ फीस” या “या ज़्यादा” न लिखा हो।

# The effect of a score
score-not-published = यहां स्कोर के हिसाब से किसी की दर हमें नहीं मिली।
score-below-all = { $score } से कम स्कोर के लिए यहां कोई शुरुआती दर हमें नहीं मिली।
score-for-some = आपके स्कोर के लिए दर सिर्फ कुछ तरह के ग्राहकों के लिए घोषित है।
score-starting-rates = ये शुरुआती दरें हैं; आपको इससे ज़्यादा दर मिल सकती है।
score-published = जिन { WORDS($all) } बैंकों और लोन कंपनियों की दरों की तुलना हो सकती है, उनमें { WORDS($count) } ने आपके स्कोर के लिए दर घोषित की है। बाकी की दर शुरुआती है और असल में ज़्यादा हो सकती है।

# Why rows are not ranked
reason-range = सबसे निचली दर देखें, तो ये पहले आते, पर इनकी दरों का दायरा 5 प्रतिशत अंक से बड़ा है और किसी दस्तावेज़ में नहीं लिखा कि निचली दर किसे मिलती है।
reason-grade = इन्होंने यह दर अपने सबसे ऊंचे ग्रेड वालों के लिए रखी है। ग्रेड स्कोर से पता नहीं चलता: आपको ज़्यादा दर मिल सकती है, इसलिए ये क्रम में नहीं हैं।
reason-repo = इनकी दर रेपो रेट के साथ चलती है या नहीं, यह नहीं मिला। इसलिए रेपो का बदलाव नहीं जोड़ा गया और ये क्रम में नहीं हैं।
reason-tenure = ये { $time } के लिए लोन नहीं देते।
reason-amount = ये { $amount } का लोन नहीं देते।
reason-no-rate = ऐसी कोई शुरुआती दर नहीं जिसकी तुलना हो सके, इसलिए क्रम में नहीं।
reason-score = इनकी शुरुआती दरें ऊंचे स्कोर के लिए हैं, इसलिए ये क्रम में नहीं हैं।
reason-numbers = आपके आंकड़ों के लिए इनकी कोई घोषित दर नहीं है, इसलिए ये क्रम में नहीं हैं।

# A row
rate = दर
rate-from = { $rate } से
rate-up-to = { $rate } तक
rate-about = करीब { $rate }
rate-published = घोषित { $rate }
fee = फीस
# Beside "fee", of words that are too long for the row
fee-depends = शर्तों के हिसाब से
fee-nil = शून्य
fee-from = { $fee } से
fee-at-most = { $fee } तक
fee-range = { $least } से { $most }
apr-top-fee = सबसे ऊंची फीस पर { $apr }
# After a total that holds each EMI and the whole fee
in-all = फीस मिलाकर
# Below a total: what the fee makes of it
fee-included = फीस शामिल
fee-not-included = + फीस
fee-without-limit = या ज़्यादा, फीस के साथ
# After a total that holds only the least fee
or-more = या ज़्यादा
fee-to = फीस के साथ { $total } तक
# The distance of a total to the lowest
more = { $amount } ज़्यादा
lowest = सबसे कम
lowest-known = सबसे कम, जितना पता है
ltv-by-law = आरबीआई की सीमा: { $share }
# $share is "अधिकतम 80%"
ltv = एलटीवी { $share }
# Who gets a rate, among other conditions
condition-score = क्रेडिट (सिबिल) स्कोर { $score } या ज़्यादा

# Lines of a comparison
apr-with-fee = फीस और जीएसटी के साथ एपीआर
fee-with-gst = जीएसटी के साथ फीस
interest-over = { $time } का ब्याज

# An opened row
fee-before-gst = जीएसटी से पहले फीस
term-ltv = कीमत का कितना हिस्सा लोन (एलटीवी)
stands-out = खास बात

refinance-agreement = समय से पहले बंद करने पर आपसे कितना लिया जाएगा, यह आपके एग्रीमेंट में लिखा है: वही डालें, यहां का चार्ज सिर्फ उदाहरण है। फ्लोटिंग रेट पर किसी व्यक्ति का लोन बिज़नेस के लिए न हो, तो कोई चार्ज नहीं लिया जा सकता।

# The visitor's own offer: its fields, and the fold that holds them
label-offered = ऑफर की दर
label-offer-fee = जीएसटी से पहले फीस
offer-fields = आपको जो दर मिली है
# The answer where no published rate can be ranked, which leaves the offer. A gold loan may be repaid in one go.
offer-lead = { $is-example ->
    [true] जैसे,{" "}
   *[false] {""}
  }{ $is-monthly ->
    [true] **{ $amount }, { $time } के लिए, { $rate } पर** लें तो ईएमआई **{ $emi }** बनती है।
   *[false] **{ $amount }, { $time } के लिए, { $rate } पर** लें और एक साथ चुकाएं, तो कुल **{ $total }** देने होंगे।
  } { $fee ->
    [in-apr] फीस जोड़कर यह { $apr } सालाना (एपीआर) पड़ता है।
    [in-total] फीस इसमें शामिल है।
    [none] इसमें कोई फीस नहीं है।
    [too-high] फीस लोन जितनी या उससे ज़्यादा है: इसे जांच लें।
   *[on-top] फीस इसके ऊपर लगेगी।
  }
# The end of the answer where rates are ranked. $standing is offer-standing below.
offer-at = आपकी { $rate } दर पर यह **{ $emi }** है: { $standing }।
# Its row, in which the rate follows the name: how many of the rates that compare are lower, and how many are the same within 0.05 points
offer-name = { $is-example ->
    [true] उदाहरण: आपको मिली दर
   *[false] आपका ऑफर
  }
offer-standing = { $count ->
    [0] यहां इससे तुलना के लायक कोई दर नहीं है
    [one] { $lower ->
        [0] { $same ->
            [0] तुलना के लायक अकेली दर इससे ज़्यादा से शुरू होती है
           *[other] तुलना के लायक अकेली दर यही है
          }
       *[other] तुलना के लायक अकेली दर इससे कम से शुरू होती है
      }
   *[other] { $lower ->
        [0] तुलना के लायक { $all } दरों में कोई इससे कम से शुरू नहीं होती
        [one] तुलना के लायक { $all } में से { $lower } दर इससे कम से शुरू होती है
       *[other] { $is-all ->
            [true] तुलना के लायक सभी { $all } दरें इससे कम से शुरू होती हैं
           *[false] तुलना के लायक { $all } में से { $lower } दरें इससे कम से शुरू होती हैं
          }
      }{ $same ->
        [0] {""}
       *[other] , { $same } इसी से
      }
  }
offer-worth = दर में हर { $points } प्रतिशत अंक की कमी पर **महीने में { $amount }** बचते हैं।
# The offer alone, where no published rate can be ranked: "For example, ₹5 lakh over 4 years at 14.00% costs", and below it the EMI
offer-costs = { $is-example ->
    [true] जैसे, { $amount }, { $time } के लिए, { $rate } पर
   *[false] { $amount }, { $time } के लिए, { $rate } पर
  }
a-month = महीना
part-interest-and-fee = ब्याज और फीस
offer-apr = फीस जोड़कर यह **{ $apr }** सालाना (एपीआर) पड़ता है।
offer-without-fee = फीस इसमें नहीं है: एपीआर देखने के लिए फीस डालें।
offer-no-fee = कोई फीस नहीं है, इसलिए एपीआर भी { $rate } है।
offer-fee-too-high = फीस लोन जितनी या उससे ज़्यादा है: इसे जांच लें।
# Where it would have stood among the rates below. $all is the number of all lenders listed.
offer-stood = { $lower ->
    [0] इन { $all } में से किसी की शुरुआती दर { $is-example ->
        [true] हमारे उदाहरण की { $rate } से कम नहीं थी।
       *[false] आपकी { $rate } से कम नहीं थी।
      }
   *[other] { $is-all ->
        [true] इन सभी { $all }
       *[false] इन { $all } में से { $lower }
      } की शुरुआती दर { $is-example ->
        [true] हमारे उदाहरण की { $rate } से कम थी।
       *[false] आपकी { $rate } से कम थी।
      }
  }
# Links beside the offer
ways = लोन के कागज़ हाथ में हों तो
ways-sentence = इनके लिए कोई घोषित दर नहीं चाहिए।
way-statement = Key Facts Statement जांचें
way-flat = फ्लैट रेट बदलकर देखें
# What to ask the lender, each with the reason
ask-apr = **“एपीआर कितना है?”** इसमें दर के साथ फीस भी जुड़ी होती है, और साइन करने से पहले Key Facts Statement (लोन की मुख्य शर्तों का कागज़) में इसे दिखाना ज़रूरी है। तुलना इसी से करें।
ask-match = **“{ $lower ->
    [one] एक बैंक या लोन कंपनी की घोषित दर इससे कम है। क्या आप उतनी दर दे सकते हैं?”**
   *[other] { WORDS($lower) } बैंकों और लोन कंपनियों की घोषित दर इससे कम है। क्या आप उतनी दर दे सकते हैं?”**
  } घोषित दर से बात शुरू होती है: आपकी दर आप पर और स्कीम पर निर्भर है।
ask-flat = **“ब्याज घटते बकाये पर (रिड्यूसिंग) लगेगा या फ्लैट?”** अगर यह फ्लैट रेट है, तो ईएमआई { $more } ज़्यादा होगी।
ask-early = **“समय से पहले चुकाऊं, तो कितना लेंगे?”** आरबीआई के नियम से, किसी व्यक्ति के फ्लोटिंग रेट लोन पर कुछ नहीं। फिक्स्ड रेट पर बकाये का कुछ हिस्सा लग सकता है।
