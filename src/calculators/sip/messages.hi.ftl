name = एसआईपी कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = एसआईपी

label-monthly = हर महीने निवेश
label-inflation = महंगाई
more-fields = सालाना बढ़ोतरी, महंगाई

# What the answer holds for. $step-up is "0%" where the sum stays.
inputs = { $rises ->
    [true] हर महीने { $monthly }, { $years } तक, सालाना रिटर्न { $expected } मानकर, हर साल किस्त { $step-up } ज़्यादा
   *[false] हर महीने { $monthly }, { $years } तक, सालाना रिटर्न { $expected } मानकर
  }

# The answer above the fields. $inputs is the text above, $invested what of it was paid in
opening = { $inputs }: कुल **{ $value }** बन सकते हैं, { $grows ->
    [true] जिनमें { $invested } आपके अपने हैं।
   *[false] और ये सब आपके अपने हैं।
  }
# What follows the answer where a lower return makes a difference
opening-with-less = { $opening } रिटर्न { $low } रहा, तो **{ $lower }** बनेंगे।

value = कुल बन सकते हैं
put-in = आपका निवेश

# Names of the two parts of the bar
part-put-in = आपका निवेश
part-growth = बढ़त

sentence = महंगाई { $inflation } सालाना रही, तो इससे उतना ही आएगा जितना आज **{ $worth }** में आता है। यह टैक्स से पहले का हिसाब है। रिटर्न माना हुआ है, हर महीने उसका बारहवां हिस्सा: इसका वादा कोई नहीं करता।

effects = सबसे ज़्यादा किससे बढ़ेगा
effect-longer = 5 साल और चलाएं
effect-rise = हर साल किस्त 10% बढ़ाएं
effect-cost = ऐसा फंड लें, जिसका सालाना खर्च 1 प्रतिशत अंक कम हो

tables = साल-दर-साल: कितना लगाया और कितना हो सकता है

step-month = हर महीने
step-month-rule = किस्त जोड़ें, फिर उसे महीने के रिटर्न से बढ़ने दें
step-month-value = (अब तक का कुल + { $monthly }) × { $factor }
step-rise = हर साल के बाद
step-rise-rule = किस्त बढ़ती है
step-put-in-rule = सभी किस्तें
step-value-rule = { $months } बाद का कुल
