# Units after a field, and its number in words
grams = { $count ->
    [one] { $count } ग्राम
   *[other] { $count } ग्राम
  }
unit-years = साल
unit-months = महीने
unit-grams = ग्राम
unit-a-year = सालाना
unit-points = प्रतिशत अंक
a-year = { $rate } सालाना
points = { $number } प्रतिशत अंक
range = { $least } से { $most }
range-with-unit = { $least } से { $most } { $unit }
whole = { $unit ->
    [years] पूरे साल डालें: { $below } या { $above }।
    [months] पूरे महीने डालें: { $below } या { $above }।
   *[grams] पूरे ग्राम डालें: { $below } या { $above }।
  }

# Right of the label of a fee, which may be typed as "2%" of the loan
rupees-or-percent = ₹ या %
share-of-nothing = पहले लोन की रकम डालें, या यह चार्ज रुपये में लिखें।

# Buttons of a slider, for screen readers
more = { $label }: बढ़ाएं
less = { $label }: घटाएं

slab = आपका टैक्स स्लैब
slab-none = टैक्स नहीं
before-tax = टैक्स से पहले: ब्याज पर आपके स्लैब से टैक्स लगता है, जिसे आप अपने आंकड़ों में चुन सकते हैं।
after-tax = लाइनों में रकम टैक्स से पहले की है। लाइन खोलें, तो टैक्स के बाद की रकम दिखेगी: पूरे ब्याज पर आपका { $slab }% स्लैब और सेस।

# A fold with more fields: its verb, or how many of them are set
add = जोड़ें
set = { $count ->
    [one] { $count } जोड़ा गया
   *[other] { $count } जोड़े गए
  }

# Parts of the address that no field accepts
left-out = इस पेज के पते में कुछ ऐसा है जो हमारे काम का नहीं ({ $named })। उसे छोड़ दिया।
left-out-and-more = इस पेज के पते में कुछ ऐसा है जो हमारे काम का नहीं ({ $named }, और भी { $more })। उसे छोड़ दिया।

# A source after its publisher: "Reserve Bank of India, 7 अक्टूबर 2026 को पढ़ा गया, एक रिकॉर्ड के ज़रिए"
known-through = { $publisher } के ज़रिए
a-record = एक रिकॉर्ड

# The button below a list of which a part is shown
show-more = और दिखाएं
# The button beside what could not be fetched
try-again = फिर कोशिश करें

# On a phone, before the values in a few words that fields are folded under. For screen readers.
your-numbers = आपके आंकड़े:
# At the end of that line, as on a button
change = बदलें
# The same where nothing is entered yet
enter = भरें

# In the bar that repeats a result, before one for earlier numbers
last-result = पिछला नतीजा
