# Values without a number
not-available = बताया नहीं गया
not-found = जानकारी नहीं मिली
not-known = मालूम नहीं
varies = अलग-अलग
# A value that may be wrong, until it is put right
held-back = अभी नहीं दिखा रहे
nil = शून्य

# A value and the remark on it, which is a sentence: "अधिकतम 30 साल। लोन 75 की उम्र तक चुक जाना चाहिए।"
with-note = { $value }। { $note }
# A value as a sentence
as-sentence = { $value }।

# The ends of a value
up-to = अधिकतम { $value }
from = { $value } से
range = { $least } से { $most }

# A fee, with its bounds, what comes on top, and for which loans: "0.50%, ज़्यादा से ज़्यादा ₹15,000, ₹50 लाख तक के लोन पर"
at-least = कम से कम { $amount }
at-most = ज़्यादा से ज़्यादा { $amount }
plus = साथ में { $amount }
fee-up-to = { $loan } तक के लोन पर { $fee }
fee-above = उससे ऊपर { $fee }
nil-until = { $day } तक शून्य
nil-until-if = { $day } तक शून्य, शर्त: { $conditions }

# Rates by balance
rate-up-to = { $balance } तक { $rate }
rate-above = उससे ऊपर { $rate }

# Who gets a rate
salaried = नौकरीपेशा
self-employed = अपना काम करने वाले
professional = प्रोफेशनल
government-employee = सरकारी कर्मचारी
woman-first-owner = मकान के कागज़ में पहला नाम महिला का
salary-account = सैलरी अकाउंट
pre-approved = प्री-अप्रूव्ड
loan-taken-over = दूसरे बैंक से लाया लोन
overdraft = ओवरड्राफ्ट
best-internal-grade = बैंक का अपना सबसे ऊंचा ग्रेड
credit-insurance = लोन का बीमा
score-below = क्रेडिट (सिबिल) स्कोर { $score } से कम
score-at-least = क्रेडिट (सिबिल) स्कोर { $score } या ज़्यादा
score-range = क्रेडिट (सिबिल) स्कोर { $least } से { $most }
loan-up-to = { $most } तक का लोन
loan-above = { $above } से ऊपर का लोन
loan-range = { $above } से ऊपर, { $most } तक का लोन

# What a card pays, and its limits
points = { $count ->
    [one] { $count } पॉइंट
   *[other] { $count } पॉइंट
  }
points-per = हर { $spent } पर { $points }
times-base = सामान्य रिवॉर्ड का { $times } गुना
a-month = हर महीने { $amount }
a-quarter = हर तिमाही { $amount }
a-year = हर साल { $amount }
unlimited = बिना सीमा
no-visits = नहीं
