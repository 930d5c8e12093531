name = एफडी कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = फिक्स्ड डिपॉज़िट

deposit = डिपॉज़िट
interest = ब्याज

label-years = अवधि
payout-end = आखिर में, मूलधन के साथ
payout-quarter = हर तिमाही खाते में
more-fields = ब्याज कब, टैक्स

# What the answer holds for
inputs = { $payout ->
    [quarter] { $amount }, { $years } के लिए, { $rate } सालाना पर, ब्याज हर तिमाही
   *[end] { $amount }, { $years } के लिए, { $rate } सालाना पर
  }

value = मूलधन और ब्याज

# Names of the two parts of the bar
part-deposit = आपका डिपॉज़िट
part-interest = ब्याज

quarter-pays = हर तिमाही **{ $interest }** मिलेंगे।
effective-yield = ब्याज पर ब्याज मिलाकर दर **{ $rate } सालाना** बैठती है।
insured = एक बैंक में मूलधन और ब्याज, दोनों का पूरा बीमा है।
# Where all of it is paid at the end, the amount stands above
insured-in-part = { $is-all ->
    [true] बैंक डूबा, तो इसमें से { $insured } का बीमा है।
   *[false] सबसे ज़्यादा होने पर बैंक के पास आपके { $owed } होंगे। बैंक डूबा, तो इसमें से { $insured } का बीमा है।
  }

effects = सबसे ज़्यादा ब्याज किससे बढ़ेगा
effect-rate = 0.5 प्रतिशत अंक ज़्यादा दर ढूंढें
effect-longer = एक साल और रहने दें

chart = हर साल के अंत तक डिपॉज़िट, और उसके ऊपर ब्याज
tables = साल-दर-साल: डिपॉज़िट और ब्याज

step-quarter = एक तिमाही का ब्याज
step-quarter-rule = डिपॉज़िट × सालाना दर ÷ 4
step-value-rule = डिपॉज़िट × (1 + दर ÷ 4) ^ तिमाहियां
source-quarters = बैंक हर तिमाही ब्याज जोड़ते हैं
step-interest-rule = वापस मिली रकम − डिपॉज़िट
