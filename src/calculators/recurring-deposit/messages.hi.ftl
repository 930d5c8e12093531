name = आरडी कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = रिकरिंग डिपॉज़िट (आरडी)

label-monthly = हर महीने जमा
label-years = अवधि
more-fields = टैक्स

# What the answer holds for
inputs = हर महीने { $monthly }, { $years } तक, { $rate } सालाना पर

# The headline, and a step
value = जमा और ब्याज

# Names of the two parts of the bar
part-paid-in = आपका जमा
part-interest = ब्याज

# $share is the interest in percent of the deposits.
sentence = ब्याज आपके जमा का **{ $share }** है: आखिरी किस्तों पर ब्याज कुछ ही महीने मिलता है।

chart-paid-in = जमा
chart = हर साल के अंत तक जमा, और उसके ऊपर ब्याज

# In the chart, and a step
interest = ब्याज

tables = साल-दर-साल: जमा और ब्याज

# Steps. $months is a number: "36".
step-instalment = एक किस्त
step-instalment-rule = किस्त × (1 + दर ÷ 4) ^ (बाकी महीने ÷ 3)
step-instalment-value = पहली: { $monthly } × (1 + { $rate } ÷ 4)^({ $months } ÷ 3)
source-quarters = बैंक और पोस्ट ऑफिस आरडी में हर तिमाही ब्याज जोड़ते हैं
step-value-rule = { $months } किस्तों का जोड़
step-interest-rule = वापस मिली रकम − जमा
