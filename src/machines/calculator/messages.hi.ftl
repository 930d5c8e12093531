no-script = ये आंकड़े एक उदाहरण हैं। इन्हें बदलने के लिए JavaScript चालू करें।
example = हमारा उदाहरण
# Below the result: "हिसाब: 20 साल तक हर महीने ₹10,000।"
for-inputs = हिसाब: { $inputs }।
# A number that may be left empty, and is, in print
not-entered = नहीं डाला
yes = हां
no = नहीं
share = शेयर करें
csv = CSV (एक्सेल में खुलेगी)
print = प्रिंट करें
# The result, for screen readers
announced-result = { $label }: { $figure }।
announced-fact = { $name }: { $value }।

# In the place of the result, while a field holds what cannot be
not-yet = निशान वाला बॉक्स ठीक होते ही आपका जवाब यहां दिखेगा।

# How the last edit changed the figure, in the bar of phones
more-than-before = पिछले हिसाब से { $amount } ज़्यादा
less-than-before = पिछले हिसाब से { $amount } कम

changed-with-paid-in = { $amount } { $is-more ->
    [true] ज़्यादा
   *[false] कम
  }, आपकी जेब से { $paid-in } { $is-more-paid-in ->
    [true] ज़्यादा
   *[false] कम
  }

# What a change comes to: "₹4,981 कम"
effect-more = { $amount } ज़्यादा
effect-more-paid-in = { $amount } ज़्यादा, इसमें { $paid-in } आपके अपने
effect-less = { $amount } कम
effect-saved = { $amount } बचेंगे

# Before a finding, for screen readers
sign-right = सही:
sign-caution = यहां ध्यान दें:
sign-unknown = पता नहीं:

# Fields that a pasted text fills
empty-fields = सभी बॉक्स खाली करें
values-read = { $count ->
    [one] { $count } आंकड़ा पढ़ा गया। उसे अपने कागज़ से मिला लें।
   *[other] { $count } आंकड़े पढ़े गए। हर एक को अपने कागज़ से मिला लें।
  }
# $unused are amounts, rates and terms of the text that no field took, as they are written there; $more are not named
values-read-some = { $count ->
    [one] { $count } आंकड़ा पढ़ा गया
   *[other] { $count } आंकड़े पढ़े गए
  }। **इन्हें हमने नहीं लिया: { LIST($unused) }**{ $more ->
    [0] {""}
   *[other] , और { $more } दूसरे
  }। इनमें से कोई नीचे के किसी बॉक्स का हो, तो उसे वहां डालें।
nothing-read = कुछ नहीं पढ़ा जा सका: इसमें ऐसी कोई रकम, दर या अवधि नहीं है जो हम पहचानें। आंकड़े नीचे डालें।
values-read-fold = क्या पढ़ा गया, और किन शब्दों से
# Beside a field that the text filled
from-text = आपके लिखे से

copy = कॉपी करें
copied = कॉपी हो गया
# The browser refused to copy: the text is selected instead
selected = चुन लिया है: अब कॉपी करें

# A section that needs a list, until it has been fetched
fetching = लोड हो रहा है…
fetch-failed = यह हिस्सा लोड नहीं हुआ। फिर कोशिश कर रहे हैं। देर लगे, तो पेज फिर से लोड करें: आपने जो लिखा है, वह बना रहेगा।

steps = हिसाब कैसे लगाया
rows = लाइनें
# The caption of a table
table-caption = { $inputs }, रुपयों में
table-as-file = यह टेबल इस कागज़ पर नहीं आती। पेज का CSV बटन इसे फाइल में सेव करता है।

# What follows the answer to a question, for screen readers
leads-to = आगे क्या देखें
