# Words of many calculators
interest-rate = ब्याज दर
chart-year = साल { $year }
table-by-year = साल के हिसाब से
column-year = साल

# Fields of a monthly sum that grows
label-expected = अनुमानित रिटर्न
label-years = समय
label-step-up = सालाना बढ़ोतरी
sides = आपको क्या पता है
side-monthly = हर महीने इतना लगाऊं, तो कितना बनेगा?
side-target = इतना जोड़ना है, तो हर महीने कितना?

# Growth year by year
put-in = लगाया
growth = बढ़त
chart = हर साल के अंत तक लगाया गया पैसा, और उसके ऊपर बढ़त
column-put-in = अब तक लगाया
column-growth = अब तक बढ़त
column-value = कुल

step-return = एक महीने का रिटर्न
step-return-rule = माना हुआ सालाना रिटर्न ÷ 12
step-other-convention = अगर { $expected } पूरे साल का रिटर्न हो
step-other-convention-rule = दूसरे कैलकुलेटर हर महीने (1 + रिटर्न) ^ (1 ÷ 12) से बढ़ाते हैं
step-other-convention-value = × { $factor } हर महीने: { $value }

# An account that takes a deposit each year.
# Names of the two parts of the bar
part-paid-in = आपका जमा
part-interest = ब्याज
you-pay-in = आपका जमा
paid-in = जमा
interest = ब्याज
tables-account = साल-दर-साल: आपका जमा और बैलेंस
chart-account = हर साल के अंत तक जमा, और उसके ऊपर ब्याज

# When the deposit of a year is paid in
label-when = कब जमा करते हैं
when-april = एक बार, 5 अप्रैल तक
when-monthly = हर महीने, 5 तारीख तक
when-march = एक बार, मार्च के अंत में

step-month = एक महीने का ब्याज
step-month-rule = 5 तारीख और महीने के अंत के बीच का सबसे कम बैलेंस × दर ÷ 12, { $credited ->
    [march] मार्च में जुड़ता है
   *[year] साल में एक बार जुड़ता है
  }
step-month-value = बैलेंस × { $rate } ÷ 12
step-counted = जमा वाले साल में कितने महीने का ब्याज
step-counted-rule = उस महीने से, जिसमें पैसा 5 तारीख तक आ जाए
counted-april = 12 में से 12
counted-monthly = 12 में से औसतन 6.5
counted-march = 12 में से 0

# Interest that is taxed
interest-after-tax = टैक्स के बाद ब्याज

step-after-tax = टैक्स के बाद
step-after-tax-rule = ब्याज × (1 − स्लैब × { $factor }), { $cess } सेस के साथ, { $without ->
    [deduction] सरचार्ज और डिडक्शन के बिना
    [deduction-of-interest] सरचार्ज के बिना, और दोबारा जुड़े ब्याज के डिडक्शन के बिना
   *[surcharge] सरचार्ज के बिना
  }
source-cess = सेस

# A loan that is repaid in EMIs
loan-amount = लोन की रकम
emi = ईएमआई
total-payable = कुल भुगतान
total-interest = कुल ब्याज
# Parts of the bar
part-loan = आपका लोन
part-loan-interest = ब्याज
chart-repaid-by-year = हर साल आप क्या चुकाते हैं: नीचे मूलधन, ऊपर ब्याज
principal = मूलधन

# Its schedule. $inputs is the text of the inputs
caption-repayment = चुकाने का शेड्यूल: { $inputs }, रुपयों में
column-month = महीना
column-principal = चुकाया मूलधन
column-prepaid = पहले चुकाया
column-interest-paid = चुकाया ब्याज
column-balance = बकाया
note-rounding = ईएमआई को पूरे रुपये में करने से जो फर्क बचता है, वह आखिरी किस्त में बराबर होता है। इसलिए इस टेबल का कुल ब्याज { $interest } है।
table-by-month = महीने के हिसाब से

step-rate = एक महीने की दर
step-rate-rule = सालाना दर ÷ 12
source-rate = जैसा आरबीआई के Key Facts Statement (लोन की मुख्य शर्तों का कागज़) में है
step-instalments = किस्तों की संख्या
step-growth = एक रुपया बढ़कर कितना होता है
step-emi = ईएमआई
step-emi-rule = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), पूरे रुपये में
# $formula is arithmetic with its result, which has paise
step-emi-value = { $formula }, यानी { $emi }
source-emi = एन्युटी का फॉर्मूला, जिससे सभी बैंक और लोन कंपनियां हिसाब लगाती हैं
step-total-rule = ईएमआई × किस्तें
step-interest-total-rule = कुल भुगतान − लोन

# Values in the row of a calculator: "महीने की पेंशन · हर महीने ₹5,000 · 30 साल · 10% मानकर"
brief-monthly = हर महीने { $amount }
brief-yearly = हर साल { $amount }
brief-assumed = { $rate } मानकर
