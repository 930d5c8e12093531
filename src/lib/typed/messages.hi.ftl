# Why a field refuses what was typed. The keyboard of all these fields is that of numbers, so no message names a form with a comma, a minus or letters.

amount-missing = { $least } से { $most } के बीच की रकम डालें।
amount-unreadable = यह रकम समझ नहीं आई। इसे अंकों में लिखें, जैसे { $example-in-words } के लिए { $example }।
amount-negative = रकम शून्य से कम नहीं हो सकती। कम से कम { $least } डालें।
amount-too-large = यहां { $found } बहुत ज़्यादा है। ज़्यादा से ज़्यादा { $most } डालें।
amount-endless = यह रकम यहां बहुत ज़्यादा है। ज़्यादा से ज़्यादा { $most } डालें।
amount-too-small = यहां { $found } बहुत कम है। कम से कम { $least } डालें।

# $most has its unit: "30 साल", "15%"
number = { $least } से { $most } के बीच की संख्या डालें।
number-unreadable = यह संख्या समझ नहीं आई। { $least } से { $most } के बीच की संख्या लिखें।
# The field has buttons + and −
number-below-zero = { $least } से { $most } के बीच की संख्या डालें; 0 से नीचे जाने के लिए बगल का − दबाएं।
number-below-zero-unreadable = यह संख्या समझ नहीं आई। { $least } से { $most } के बीच की संख्या लिखें; 0 से नीचे जाने के लिए बगल का − दबाएं।

# $month has its year: "फ़रवरी 2026"
day-none = { $month } में सिर्फ { $days } दिन होते हैं।
day-unreadable = दिन, महीना और साल अंकों में लिखें, जैसे { $example }।
day = { $first } से { $last } के बीच की कोई तारीख डालें।
