cards = क्रेडिट कार्ड
heading-all = { $count } क्रेडिट कार्ड
# $cards are those of the page: "ट्रैवल कार्ड"
heading = { WORDS($count) } { $cards }
kinds = कार्ड की किस्में
kind-all = सभी { $count }

fields-title = महीने का आपका खर्च: हमारा उदाहरण बदल लें
label-all = कुल
label-food = खाना
label-bills = बिल
label-online = ऑनलाइन
label-fuel = पेट्रोल-डीज़ल
label-other = बाकी सब
label-travel = यात्रा
abroad = विदेश में
label-insurance = बीमा
label-shop = ऑनलाइन ऑर्डर
shop-both = आधे Amazon, आधे Flipkart
shop-at = { $shop } पर
shop-others = दूसरी साइटों पर
any = कोई भी
free-for-life = लाइफटाइम फ्री
up-to = { $most } तक
label-network = नेटवर्क
label-income = आपकी सैलरी या आय
# A choice of it
income-both = महीने की { $month } (साल की { $year })
income-not-told = चुनें
label-lounges = मुफ्त लाउंज
lounges-india = भारत में
label-markup = विदेश में मार्कअप
label-deposit = एफडी के बदले
label-order = क्रम
order-name = नाम
more-fields = विदेश, बीमा, कहां खरीदते हैं
more-fields-travel = पेट्रोल-डीज़ल, बीमा, कहां खरीदते हैं
more-filters = सैलरी, फीस, नेटवर्क, लाउंज
filter = छांटें

inputs = हर महीने खर्च { $total }

# Before the answer: which cards the visitor's filters leave
only-fee = सिर्फ वे कार्ड जिनकी फीस साल में { $most } तक है।
only-free = सिर्फ लाइफटाइम फ्री कार्ड।
only-network = सिर्फ { $network } के कार्ड।
only-no-markup = सिर्फ वे कार्ड जिनमें विदेश के भुगतान पर मार्कअप नहीं है।
only-markup = सिर्फ वे कार्ड जिनका विदेश में मार्कअप { $most } तक है।
only-income = सिर्फ वे कार्ड जो ज़्यादा से ज़्यादा **महीने की { $month }** (साल की { $year }) आय मांगते हैं।
only-lounges = { $where ->
    [abroad] सिर्फ वे कार्ड जिनमें विदेश में मुफ्त लाउंज है।
   *[domestic] सिर्फ वे कार्ड जिनमें भारत में मुफ्त लाउंज है।
  }
only-deposit = सिर्फ एफडी के बदले मिलने वाले कार्ड।
left-out-network = { $count ->
    [one] एक कार्ड इनमें नहीं है, क्योंकि उसका नेटवर्क हमें नहीं मिला।
   *[other] { WORDS($count) } कार्ड इनमें नहीं हैं, क्योंकि उनका नेटवर्क हमें नहीं मिला।
  }
left-out-markup = { $count ->
    [one] एक कार्ड इनमें नहीं है, क्योंकि उसका मार्कअप हमें नहीं मिला।
   *[other] { WORDS($count) } कार्ड इनमें नहीं हैं, क्योंकि उनका मार्कअप हमें नहीं मिला।
  }
left-out-income = { $count ->
    [one] एक कार्ड इनमें नहीं है, क्योंकि वह कितनी आय मांगता है, यह हमें नहीं मिला।
   *[other] { WORDS($count) } कार्ड इनमें नहीं हैं, क्योंकि वे कितनी आय मांगते हैं, यह हमें नहीं मिला।
  }

# The answer. $total is what a visitor spends, $kept what a year leaves: "₹5,240 से ₹6,100". Where an unranked card shows more, $is-beaten.
lead-unranked = जिन कार्डों का क्रम बन सकता है, उनमें किसी में वह सब नहीं जो आपने चुना: कोई एक शर्त हटाएं, या वजह नीचे देखें।
lead-nothing = **हर महीने { $total }** खर्च करने पर { $is-beaten ->
    [true] जिन कार्डों का क्रम बन सकता है, उनमें कोई अपनी फीस और चार्ज से ज़्यादा नहीं लौटाता।
   *[false] इस लिस्ट का कोई कार्ड अपनी फीस और चार्ज से ज़्यादा नहीं लौटाता।
  }
# What leaders give where not all of their rewards could be counted
kept-or-more = { $kept } या ज़्यादा
lead-one = **हर महीने { $total }** खर्च करें, तो { $is-after-fee ->
    [true] फीस घटाकर **{ $card } से साल में { $kept } मिलेंगे**
   *[false] **{ $card } से साल में { $kept } मिलेंगे**
  }: { $is-beaten ->
    [true] जिन कार्डों का क्रम बन सकता है, उनमें सबसे ज़्यादा।
   *[false] इस लिस्ट में सबसे ज़्यादा।
  }
lead-tie = **हर महीने { $total }** खर्च करें, तो { $are-named ->
    [true] **{ LIST($cards) } से साल में करीब { $kept } मिलेंगे**
   *[false] **{ WORDS($count) } कार्डों से साल में करीब { $kept } मिलेंगे**
  }: { $is-beaten ->
    [true] जिन कार्डों का क्रम बन सकता है, उनमें सबसे ज़्यादा।
   *[false] इस लिस्ट में सबसे ज़्यादा।
  }
pays-in = फायदा इस रूप में मिलता है: { $form }।
markup-taken-off = विदेश का मार्कअप घटाया हुआ है।
# $what are of the next one and to-redeem below
not-counted = हिसाब में शामिल नहीं: { LIST($what) }।
to-join = जुड़ने की एक बार की फीस { $fee }
joining-may-cost = जुड़ने की एक बार की फीस लग सकती है।
redeeming-may-cost = हर बार रिडीम करने की फीस लग सकती है।

# The total beside the answer
result = { $is-least ->
    [true] { $card } से आपको एक साल में कम से कम
   *[false] { $card } से आपको एक साल में
  }
part-kept = आपको मिलेंगे
part-fee = सालाना फीस
part-fee-and-markup = फीस और मार्कअप
# $remark is redeem-remark below
result-year = { $has-remark ->
    [true] दूसरे साल से हर साल, { $remark }।
   *[false] दूसरे साल से हर साल।
  }
result-by-use = { $has-remark ->
    [true] हर साल, अगर पॉइंट सबसे कम फायदे वाले तरीके से खर्च हों; सबसे ज़्यादा फायदे वाले तरीके से { $most }, { $remark }।
   *[false] हर साल, अगर पॉइंट सबसे कम फायदे वाले तरीके से खर्च हों; सबसे ज़्यादा फायदे वाले तरीके से { $most }।
  }

# The charge to redeem rewards, which no sum counts: among the terms, below a sum, in its lines, after the answer, and in the file of all cards
redeem-each-time = हर बार { $charge } और जीएसटी
redeem-remark = { $is-known ->
    [true] हर बार रिडीम करने पर { $charge } + जीएसटी घटेंगे
   *[false] रिडीम करने का चार्ज हो तो वह अलग
  }
to-redeem = { $is-known ->
    [true] हर बार रिडीम करने पर { $charge } और जीएसटी
   *[false] रिडीम करने का चार्ज, अगर हो
  }
redeem-paid-as = हर बार रिडीम करने पर { $charge } और जीएसटी
redeem-nothing = रिडीम करने पर कुछ नहीं
redeem-unknown = जानकारी नहीं मिली

# Notes on the list
tag-most = सबसे ज़्यादा बचत
tag-tie = सबसे ज़्यादा, बराबरी पर
note-abroad = “आपको मिलेंगे” में विदेश का मार्कअप घटा हुआ है। वहां के भुगतान पर बाकी खर्च जितना रिवॉर्ड माना है, जब तक किसी रिकॉर्ड में अलग न लिखा हो।
note-or-more = “या ज़्यादा”, और घाटे पर “या बेहतर”, उस कार्ड पर लिखा है जिसके कुछ रिवॉर्ड हम गिन नहीं सके, जैसे सिर्फ मेंबर को मिलने वाली दर। कार्ड के ब्योरे में उनके नाम हैं।
# How two fields and the orders online are spread over what cards tell apart
note-split = खाने का { $groceries } किराने में गिना है, { $dining } बाहर खाने में और { $delivery } Swiggy की डिलीवरी में; बिलों का { $phone } फोन के बिल में। ऑनलाइन ऑर्डर उन दुकानों में बंटे हैं जिन्हें आप “ऑनलाइन ऑर्डर” में चुनते हैं।
note-limits = “आपको मिलेंगे” की रकम एक साल की है, दूसरे साल से। लाइन में लिखा खर्च एक महीने का है; फीस जीएसटी के साथ है, और “एक बार” वह है जो जुड़ने पर लगती है, जब सालाना फीस आपके खर्च पर माफ हो। लाइन खोलने पर सभी दरें और रिडीम करने का चार्ज दिखते हैं; रिवॉर्ड किस बात से घट सकते हैं, यह भी, अगर हमने किसी दस्तावेज़ में पढ़ा हो।
note-days = शर्तें { $first } से { $last } के बीच की हैं; दस्तावेज़ों के नाम ब्योरे में हैं।

# Why cards are not ranked
missed-fee = इनकी फीस साल में { $most } से ज़्यादा है।
missed-free = इनमें जुड़ने की या सालाना फीस है।
missed-network = ये { $network } पर नहीं हैं।
missed-no-markup = ये विदेश के भुगतान पर मार्कअप लेते हैं।
missed-markup = विदेश के भुगतान पर इनका मार्कअप { $most } से ज़्यादा है।
missed-income = इनके लिए महीने में { $month } (साल में { $year }) से ज़्यादा आय चाहिए।
missed-lounges = { $where ->
    [abroad] इनमें विदेश में मुफ्त लाउंज नहीं है।
   *[domestic] इनमें भारत में मुफ्त लाउंज नहीं है।
  }
missed-deposit = ये एफडी के बदले नहीं मिलते।
unknown-network = ये किस नेटवर्क पर हैं, हमें नहीं मिला।
unknown-markup = विदेश के भुगतान पर इनका मार्कअप हमें नहीं मिला।
unknown-income = इनके लिए कितनी आय चाहिए, हमें नहीं मिला।
by-invitation = सिर्फ बैंक के बुलावे पर।
closed = नए आवेदन बंद हैं।
other-day = इनकी शर्तें { $day } की हैं। कुछ दूसरे कार्डों की शर्तों से एक साल से ज़्यादा का फर्क है, इसलिए ये क्रम में नहीं हैं।
only-one-record = पक्का नहीं: ये रिवॉर्ड सिर्फ एक रिकॉर्ड में हैं, या उसे लिखने वाला बैंक से इनकी पुष्टि नहीं कर सका।
most-only = इनके पॉइंट सबसे अच्छे इस्तेमाल पर गिने हैं; दूसरे इस्तेमाल पर कम मिलता है, कितना कम, यह नहीं मिला।
no-worth = इनके पॉइंट की रुपयों में कीमत किसी दस्तावेज़ में नहीं है।
no-markup = इनका मार्कअप हमें नहीं मिला, जो आपके विदेश के भुगतान पर लगेगा।

# Side by side. The fee as published, which spending waives it, what it is for this visitor, and what joining costs
compared-fee = माफ न हो तो सालाना फीस, जीएसटी के साथ
compared-waiver = साल में इतना खर्च होने पर फीस माफ
waived-anyway = कितना भी
waived-never = कभी नहीं
compared-own-fee = आपके खर्च पर सालाना फीस
compared-joining = जुड़ने की फीस, जीएसटी के साथ
# The sentence above: which card gives most, with how much more than the next one. $by-use: points can be used in better and worse ways
most-of-two = महीने में **{ $total }** खर्च करने पर **{ $card }** से { $other } के मुकाबले साल में { $is-least ->
    [true] कम से कम **{ $more } ज़्यादा** मिलते हैं
   *[false] **{ $more } ज़्यादा** मिलते हैं
  }{ $by-use ->
    [true] , पॉइंट की सबसे कम कीमत पर।
   *[false] ।
  }
# Where each costs more than it brings
least-loss = महीने में **{ $total }** खर्च करने पर **{ $card }** साल में { $is-least ->
    [true] ज़्यादा से ज़्यादा { $loss } का पड़ता है, { $other } से कम से कम **{ $more } कम**
   *[false] { $loss } का पड़ता है, { $other } से **{ $more } कम**
  }{ $by-use ->
    [true] , पॉइंट की सबसे कम कीमत पर।
   *[false] ।
  }
# Where the others have rewards that we could not count, so that no card is known to give most
open-lead = महीने में **{ $total }** खर्च करने पर **{ $card }** { $is-loss ->
    [true] साल में { $is-least ->
        [true] ज़्यादा से ज़्यादा **{ $kept }**
       *[false] **{ $kept }**
      } का पड़ता है।
   *[false] से साल में { $is-least ->
        [true] कम से कम **{ $kept }**
       *[false] **{ $kept }**
      } मिलते हैं।
  }
# Each of the others, after that. $what: "5% at four more of ten partner shops", where $is-named
open-other = { $is-loss ->
    [true] { $card } ज़्यादा से ज़्यादा **{ $kept }** का पड़ता है
   *[false] { $card } से कम से कम **{ $kept }** मिलते हैं
  }{ $is-named ->
    [true] ; इसमें नहीं गिना: { LIST($what) }।
   *[false] : इसके सब रिवॉर्ड गिने नहीं जा सके।
  }
tie-of-cards = { $is-loss ->
    [true] महीने में **{ $total }** खर्च करने पर **{ LIST($cards) }** बराबर हैं: हर एक साल में करीब **{ $kept }** का पड़ता है।
   *[false] महीने में **{ $total }** खर्च करने पर **{ LIST($cards) }** बराबर हैं: साल में करीब **{ $kept }**।
  }

# A row
card = कार्ड
yearly-fee = सालाना फीस
# The same in a row
fee = फीस
rewards = रिवॉर्ड
rewards-a-year = साल के रिवॉर्ड
keep = आपको मिलेंगे
keep-a-year = साल में आपको मिलेंगे
for-life = हमेशा के लिए
# After the yearly fee, where this visitor's spending waives it: nothing is paid to join, or as much as the fee
waived = माफ
once = एक बार
waived-from = साल में { $spending } खर्च करने पर माफ
# Before the reason, on the page of first cards; $income is "₹2.4 lakh"
income-from = सालाना आय { $income } से
at-best = ज़्यादा से ज़्यादा { $amount }
from = { $amount } से
to-by-use = इस्तेमाल के हिसाब से { $amount } तक
in-vouchers = { $amount } के वाउचर
# After an amount; "−₹2,983 or more" would read as a larger loss
or-more = { $is-loss ->
    [true] या बेहतर
   *[false] या ज़्यादा
  }
not-confirmed = पक्का नहीं
none = कुछ नहीं
# After what is kept: "₹11,760 हर साल"
a-year = हर साल

# Why a card gives as much, largest part first. $spent is that of a month.
reason-on = { LIST($kinds) } के { $spent } पर { $rate }
reason-at = { $are-pumps ->
    [true] { LIST($shops) } के पंपों पर { $spent } के खर्च पर { $rate }
   *[false] { LIST($shops) } पर { $spent } के खर्च पर { $rate }
  }
# $part is one of these two, $most what it pays once its limit is reached
reason-capped = { $part } (महीने में { $most } तक)
reason-bonus = साल में { $amount } के बोनस पॉइंट
reason-vouchers = साल में { $amount } के वाउचर
reason-all = { $spent } पर { $rate }
reason-rest = बाकी { $spent } पर { $rate }
reason-nothing = { LIST($kinds) } पर कुछ नहीं
# $rates are such as the next one, or without the brackets: "5% on bills (paid in one app)"
reason-not-counted = शामिल नहीं: { LIST($rates) }
# What there is no room for
reason-and-more = { $parts }, और भी
reason-if = { $rule } ({ $condition })
reason-no-worth = इसके पॉइंट की रुपयों में कीमत नहीं मिली
food = खान-पान
online-orders = ऑनलाइन ऑर्डर
bills = बिल

# An opened row
adds-up = यह हिसाब कैसे बना
best-for = किसके लिए
view = हमारी राय
changed = बदला
change = { $day } से: { $what }

# How it adds up. $rule is "5% on utility bills", $paid what it pays a month.
sum-rule = { $limit ->
    [reached] हर महीने { $spent }, { $rule }: { $paid }, जो इसकी सीमा है
    [unknown] हर महीने { $spent }, { $rule }: हिसाब में शामिल नहीं, क्योंकि हमारे खोले किसी दस्तावेज़ में इसकी सीमा नहीं है
   *[none] हर महीने { $spent }, { $rule }: { $paid }
  }
sum-nothing = हर महीने { $spent }, जिस पर कुछ नहीं मिलता
sum-bonus = साल के बोनस पॉइंट: { $amount }
sum-vouchers = साल के वाउचर, पूरी कीमत पर: { $amount }
sum-rewards = { $is-most ->
    [true] बारह महीनों के रिवॉर्ड: ज़्यादा से ज़्यादा { $amount }
   *[false] बारह महीनों के रिवॉर्ड: { $amount }
  }
sum-waived = सालाना फीस: साल में { $spending } के खर्च से माफ
sum-fee = जीएसटी के साथ सालाना फीस: { $amount }
sum-markup = जीएसटी के साथ विदेश के भुगतान का मार्कअप: { $amount }
sum-kept = { $is-most ->
    [true] आपको मिलेंगे: ज़्यादा से ज़्यादा { $amount }
   *[false] आपको मिलेंगे: { $amount }
  }
sum-not-counted = हिसाब में शामिल नहीं: { $what }
sum-lower = इससे घट सकता है: { $limit }
left-out-points = इसके पॉइंट, जिनकी रुपयों में कीमत किसी दस्तावेज़ में नहीं है।
left-out-condition = { $rule }।
left-out-limit = { $rule }, एक सीमा तक जो हमें नहीं मिली।
