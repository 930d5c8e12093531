# The form
form = आपका मौजूदा लोन
form-on-phone = अपने लोन के आंकड़े भरें
label-owed = अभी बकाया
# Of a gold loan
label-owed-with-interest = आज का बकाया, ब्याज के साथ
label-rate = आपकी दर
label-time = कितना समय बाकी
label-worth = आपके सोने की कीमत
label-leaving = लोन बंद करने का चार्ज
label-lender = लोन किससे लिया है

# What the answer is for. $time is such as "15 साल".
inputs = { $balance } बकाया, दर { $rate }, { $time } बाकी

# Where the rates are too old to say who saves most
counted-for = हर बैंक या लोन कंपनी के साथ कितनी बचत होगी, इसका हिसाब: { $inputs }।

# The answer. $inputs is such as "₹40 लाख बकाया, दर 9.1%, 15 साल बाकी".
most-saved = { $is-fee-left-out ->
    [true] जहां फीस पता है, वहां सबसे ज़्यादा बचत: { $inputs }
   *[false] सबसे ज़्यादा बचत: { $inputs }
  }
nothing = कुछ नहीं
# What a saving counts: no fee, a ceiling or a known one, with or without a charge of $leaving for ending the loan of today.
after-fee = { $charge ->
    [unknown] इसमें फीस नहीं घटाई, वह पता नहीं है
    [unknown-and-leaving] लोन बंद करने के { $leaving } घटाकर; नई फीस नहीं घटाई, वह पता नहीं है
    [ceiling] ज़्यादा से ज़्यादा फीस { $fee } घटाकर
    [ceiling-and-leaving] ज़्यादा से ज़्यादा फीस { $fee } और लोन बंद करने के { $leaving } घटाकर
    [none] कोई फीस नहीं
    [none-and-leaving] कोई फीस नहीं, लोन बंद करने के { $leaving } घटाकर
    [known] फीस { $fee } घटाकर
   *[known-and-leaving] फीस { $fee } और लोन बंद करने के { $leaving } घटाकर
  }
# The rate of an offer, and who gets it: "7.10% (किसके लिए: नौकरीपेशा, …)"
rate-for = { $rate } (सिर्फ इनके लिए: { $who })
own-lender = पहले { $lender } से पूछें: वहां की घोषित दर { $rate } मिल जाए, तो { $saves ->
    [true] **{ $saving }** तक बच सकते हैं
   *[false] बचत से ज़्यादा खर्च होगा
  } ({ after-fee })।
own-lender-not-lower = इन आंकड़ों के लिए { $lender } की कोई घोषित दर आपकी दर से कम नहीं है।
other-lender = { $lender } की घोषित दर { $rate } पर लोन ले जाएं, तो बाकी { $time } में { $saves ->
    [true] **{ $saving }** तक बच सकते हैं
   *[false] बचत से ज़्यादा खर्च होगा
  } ({ after-fee })।
nobody-lower = { $has-own-lender ->
    [true] इस लिस्ट में किसी और की घोषित दर इससे कम नहीं है।
   *[false] इस लिस्ट में किसी की घोषित दर इससे कम नहीं है।
  }
not-promised = घोषित दर सबसे अच्छे ग्राहक को मिलती है, इसलिए कोई वादा नहीं है। फीस में जीएसटी शामिल है।

# The lenders
lenders = आपकी दर से कम दर वाले बैंक और लोन कंपनियां: { $count }
others = { $by ->
    [name] दूसरे बैंक और लोन कंपनियां, नाम के क्रम से
   *[saving] दूसरे बैंक और लोन कंपनियां, सबसे ज़्यादा बचत पहले
  }
rate-and-fee = { $rate }, फीस { $fee }
# Read aloud before an amount
saves = बचत
a-month = हर महीने { $amount }
at-the-end = आखिर में

# An opened lender. $who is such as "नौकरीपेशा, क्रेडिट (सिबिल) स्कोर 840 या ज़्यादा".
condition = किसके लिए: { $who }।
no-condition = यह दर किसे मिलती है, यह जानकारी हमें नहीं मिली।
emi = ईएमआई { $before } की जगह { $after }।
payment-at-the-end = आखिर में { $before } की जगह { $after }।
saving = { $months ->
    [0] हिसाब: { after-fee }।
    [one] हिसाब: { after-fee }। ईएमआई घटने से यह खर्च { $months } महीने में वसूल हो जाएगा।
   *[other] हिसाब: { after-fee }। ईएमआई घटने से यह खर्च { $months } महीने में वसूल हो जाएगा।
  }
