name = इनकम टैक्स कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = इनकम टैक्स

label-year = टैक्स वर्ष
# Labels are short, because two fields share a line on a phone. A hint stands right of its label, or below it.
label-salary = सालाना सैलरी
hint-salary = सीटीसी नहीं
label-age = आपकी उम्र
age-below-60 = 60 से कम
age-from-60 = 60 से 79
age-from-80 = 80 या ज़्यादा
label-savings = 80C
hint-savings = पीपीएफ, ईएलएसएस
label-own-pf = महीने का अपना पीएफ
hint-own-pf = 80C में जुड़ेगा
label-health = 80D, अपना परिवार
hint-health = हेल्थ प्रीमियम
label-parents-health = 80D, माता-पिता
label-hra = एचआरए छूट
hint-hra = अगर पता हो
label-interest = होम लोन का ब्याज
hint-interest = जिस घर में आप रहते हैं
label-nps = एनपीएस में अपना योगदान
hint-nps = 80CCD(1B)
label-basic = महीने की बेसिक सैलरी और डीए
hint-basic = खाली छोड़ें, तो सैलरी का आधा
label-employer-nps = कंपनी (नियोक्ता) का एनपीएस योगदान
hint-employer-nps = सैलरी के भीतर
label-employer-pf = कंपनी (नियोक्ता) का पीएफ और सुपरएनुएशन
hint-employer-pf = सैलरी से अलग
label-other = दूसरी आय
hint-other = जैसे ब्याज
label-rent = महीने का किराया
label-hra-received = महीने का एचआरए
label-city = आपका घर कहां है
# Short enough to be read whole in a closed list on a phone
city-metro = मुंबई, दिल्ली, कोलकाता
city-chennai = चेन्नई
city-pune = पुणे, बेंगलुरु
city-hyderabad = हैदराबाद, अहमदाबाद
city-other = कोई और जगह
more-fields = किराये से एचआरए, एनपीएस, माता-पिता

conflict-hra = एचआरए छूट सैलरी का हिस्सा है। { $salary } से कम डालें।
conflict-hra-twice = छूट किराये से निकल रही है। यहां 0 डालें, या किराया हटा दें।
conflict-hra-received = बेसिक सैलरी और एचआरए सैलरी के ही हिस्से हैं, और मिलकर { $salary } से ज़्यादा हो रहे हैं। सब दोबारा देख लें।
conflict-employer-pf = यह साल में आपकी सैलरी के आधे से ज़्यादा है। कंपनी एक साल में जितना डालती है, वह डालें।
conflict-own-pf = कंपनी का एनपीएस योगदान जोड़कर यह साल में आपकी सैलरी के आधे से ज़्यादा है। एक महीने का पीएफ डालें।
conflict-employer-nps = बेसिक सैलरी, एचआरए और यह योगदान सैलरी के ही हिस्से हैं, और मिलकर { $salary } से ज़्यादा हो रहे हैं। सब दोबारा देख लें।

# What the answer holds for. $year is a tax year: "2026-27". $more are those of the four that follow which it has.
inputs = { $year } में { $salary } सैलरी
inputs-with = { $year } में { LIST($more) } के साथ { $salary } सैलरी
input-deductions = पुरानी व्यवस्था के { $amount } डिडक्शन
input-nps = कंपनी के { $amount } एनपीएस
input-other = { $amount } की दूसरी आय
input-pf = कंपनी के { $amount } पीएफ
# In a row, after what the figure is
brief = सैलरी { $salary } · { $year }

same-tax = टैक्स, दोनों व्यवस्थाओं में बराबर
lower-tax = { $regime ->
    [old] पुरानी व्यवस्था में टैक्स
   *[new] नई व्यवस्था में टैक्स
  }

# Above the fields. $income is salary and other income: "₹15 लाख"
opening = { $regime ->
    [old] { $income } पर पुरानी व्यवस्था में टैक्स **{ $tax }** है: नई से { $less } कम।
   *[new] { $income } पर नई व्यवस्था में टैक्स **{ $tax }** है: पुरानी से { $less } कम।
  }
opening-same = { $income } पर दोनों व्यवस्थाओं में टैक्स बराबर है: **{ $tax }**।

# At the bar of the cheaper regime
way-cheaper = { $amount }, सस्ती

fact-hra = एचआरए छूट, पुरानी व्यवस्था
fact-tie = पुरानी व्यवस्था सस्ती, जब डिडक्शन इससे ज़्यादा हों

sentence-same = दोनों व्यवस्थाओं में टैक्स बराबर है।
# $leaving are one to three of the three that follow
sentence-month = { LIST($leaving) } कटकर हर महीने हाथ में: **{ $in-hand }**, { $knows-pf ->
    [true] प्रोफेशनल टैक्स कटने से पहले
   *[false] आपका पीएफ और प्रोफेशनल टैक्स कटने से पहले
  }।
leaving-tax = टैक्स के **{ $amount }**
leaving-nps = एनपीएस के { $amount }
leaving-pf = आपके पीएफ के { $amount }
sentence-month-whole = सैलरी से कोई टैक्स नहीं कटता। हर महीने हाथ में: **{ $in-hand }**, { $knows-pf ->
    [true] प्रोफेशनल टैक्स कटने से पहले
   *[false] आपका पीएफ और प्रोफेशनल टैक्स कटने से पहले
  }।
sentence-hra = { $regime ->
    [old] आपके किराये से साल का **{ $exempt }** एचआरए टैक्स से मुक्त है।
   *[new] आपके किराये से पुरानी व्यवस्था में साल का **{ $exempt }** एचआरए टैक्स से मुक्त है, फिर भी नई व्यवस्था में टैक्स ज़्यादा नहीं है।
  }
# Deductions that the visitor has not changed. $examples are of the two that follow
sentence-examples = हमने { LIST($examples) } मान लिए हैं; आपके अलग हों, तो बदलें।
example-savings = 80C में { $amount }
example-health = हेल्थ बीमा में { $amount }
example-basic = महीने की बेसिक सैलरी के { $amount }
# In place of the sentence on the tie where the new regime takes no tax
sentence-no-tie = इस आय पर नई व्यवस्था में टैक्स शून्य है, इसलिए किसी डिडक्शन से पुरानी सस्ती नहीं होगी।
# Tax on other income, which an employer does not deduct
sentence-advance-tax = आपकी दूसरी आय से { $due } टैक्स बढ़ता है। इसमें से जो बैंक नहीं काटता, वह एडवांस टैक्स है: 15 जून तक { $june }, 15 सितंबर तक { $september }, 15 दिसंबर तक { $december } और 15 मार्च तक { $march }।
sentence-no-advance-tax = { $why ->
    [age] आपकी दूसरी आय से { $due } टैक्स बढ़ता है, जो रिटर्न के साथ देना है: 60 की उम्र से, बिज़नेस न हो तो एडवांस टैक्स नहीं लगता।
   *[small] आपकी दूसरी आय से { $due } टैक्स बढ़ता है, जो रिटर्न के साथ देना है: { $least } से कम पर एडवांस टैक्स नहीं लगता।
  }
sentence-no-allowance = किराये पर छूट तभी मिलती है, जब सैलरी स्लिप में एचआरए हो: वह भी डालें।
sentence-tie = 80C, एचआरए और होम लोन के ब्याज जैसे डिडक्शन **{ $tie }** से ज़्यादा हों, तभी पुरानी व्यवस्था सस्ती है। आपके डिडक्शन { $claimed } हैं।
# $name is that of a deduction: "हेल्थ प्रीमियम, अपना परिवार"
sentence-above-limit = { $name }: { $paid } में से सिर्फ { $counts } गिने जाएंगे, क्योंकि कानून में सीमा तय है।
sentence-taxed-funds = एनपीएस, पीएफ और सुपरएनुएशन में कंपनी का योगदान साल की सीमा { $limit } से { $above } ज़्यादा है। इतने हिस्से पर दोनों व्यवस्थाओं में सैलरी की तरह टैक्स लगता है।

effects = टैक्स किससे बचेगा
effect-employer-nps = कंपनी (नियोक्ता) से बेसिक सैलरी का { $share } एनपीएस में डलवाएं
effect-savings = 80C पूरा इस्तेमाल करें
effect-nps = एनपीएस में खुद { $amount } डालें

# Bars and columns
old-regime = पुरानी व्यवस्था
new-regime = नई व्यवस्था

# Tables
tables = पुरानी व्यवस्था में टैक्स, डिडक्शन के हिसाब से
table-by-line = दोनों व्यवस्थाएं, लाइन-दर-लाइन
table-by-deductions = डिडक्शन के हिसाब से
caption-by-line = रुपयों में, टैक्स वर्ष { $year }
note-by-line = “—”: उस व्यवस्था में यह डिडक्शन नहीं मिलता।
caption-by-deductions = { $year } में { $salary } सैलरी: सिर्फ पुरानी व्यवस्था के डिडक्शन के हिसाब से टैक्स, रुपयों में
column-line = मद
# Below a heading that names both regimes
column-new = नई
column-old = पुरानी
column-deductions = डिडक्शन
salary = सैलरी
other-income = दूसरी आय
tax-by-slab = स्लैब के हिसाब से टैक्स
surcharge = सरचार्ज
cess = सेस
tax = टैक्स
tax-a-month = हर महीने टैक्स
in-hand = { $knows-pf ->
    [true] हर महीने हाथ में
   *[false] हर महीने हाथ में, पीएफ कटने से पहले
  }

# Lines of the table, and steps
taxed-funds = फंडों में कंपनी (नियोक्ता) का योगदान, सीमा से ऊपर
taxable-income = टैक्स योग्य आय
rebate = रिबेट या मार्जिनल रिलीफ

# Steps
step-taxed-funds-rule = एनपीएस + पीएफ और सुपरएनुएशन − साल की सीमा, सैलरी की तरह टैक्स; धारा 17(1)(h), पहले 17(2)(vii)
step-rent = आपके किराये से एचआरए छूट
step-rent-rule = साल की तीन रकमों में सबसे छोटी: मिला एचआरए, बेसिक सैलरी के { $own } से ऊपर का किराया, और शहर के हिसाब से बेसिक का हिस्सा
step-rent-value = { LIST($sums) } में सबसे छोटी रकम
step-taxable-income-rule = { $has-taxed-funds ->
    [true] सैलरी और दूसरी आय + टैक्स के दायरे में आया योगदान − डिडक्शन, नज़दीकी ₹10 तक राउंड; धारा 516, पहले 288A
   *[false] सैलरी और दूसरी आय − डिडक्शन, नज़दीकी ₹10 तक राउंड; धारा 516, पहले 288A
  }
source-limit = इसकी सीमा
step-slabs = { $regime ->
    [old] स्लैब के हिसाब से टैक्स, पुरानी व्यवस्था
   *[new] स्लैब के हिसाब से टैक्स, नई व्यवस्था
  }
step-slabs-rule = आय के हर हिस्से पर उसके स्लैब का प्रतिशत; धारा 202 या Finance Act
source-slabs = { $regime ->
    [old] पुरानी व्यवस्था के स्लैब
   *[new] नई व्यवस्था के स्लैब
  }
step-rebate-rule = धारा 156, पहले 87A
source-rebate = जितनी टैक्स योग्य आय पर टैक्स नहीं लगता
step-surcharge = सरचार्ज और सेस
step-surcharge-rule = मार्जिनल रिलीफ के बाद सरचार्ज, फिर दोनों पर सेस, नज़दीकी ₹10 तक राउंड
step-surcharge-value = { $tax } + { $surcharge } + { $cess } = { $total }, यानी { $payable }
source-surcharge = सरचार्ज
