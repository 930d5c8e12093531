# The header. The first three are for screen readers, as are the names of its buttons.
brand-home = { $brand }, होम पेज
navigation = मुख्य मेन्यू
search = खोजें
search-example = जैसे “SBI होम लोन”
switch-theme = हल्का या गहरा रंग चुनें
menu = मेन्यू

# Beside the menu on wide screens, at its foot on phones. The first one is for screen readers.
ways-in = टूल
# The first three stand only where a language has these tools and not the page with all
to-emi = ईएमआई
to-income-tax = इनकम टैक्स
to-sip = एसआईपी
to-calculators = कैलकुलेटर
to-questions = सवाल
to-tax = टैक्स
to-savings = बचत
to-compare = तुलना

# On the page about the site, where nobody has given a name
no-names = साइट चलाने वालों ने अभी यहां अपने नाम नहीं दिए हैं। कौन सा बदलाव किसने किया, यह इसके सार्वजनिक इतिहास में दिखता है।

# The footer
about = { $brand } भारत के लोन, कार्ड, बीमा, फंड और डिपॉज़िट एक साथ दिखाता है और बताता है कि असल में कितना खर्च
  आता है। यह मुफ्त है, फोन नंबर नहीं मांगता और लिस्ट की कंपनियों से कुछ नहीं कमाता।
newsletter = न्यूज़लेटर
newsletter-email = पैसों पर लेख (अंग्रेज़ी में), ईमेल पर
newsletter-subscribe = सब्सक्राइब करें
newsletter-no-script = ईमेल पर लेख पाने के लिए JavaScript चालू करें।
footer-links = { $has-reads ->
    [true] प्रोडक्ट, ज़्यादा पढ़े गए लेख, हमारे बारे में
   *[false] प्रोडक्ट, हमारे बारे में
  }
products = प्रोडक्ट
popular-reads = ज़्यादा पढ़े गए
company = हमारे बारे में
disclaimer = ज़रूरी सूचना।
disclaimer-text = { $brand } न लोन देता है, न बीमा, और यहां लिखी कोई बात आपके लिए दी गई सलाह नहीं है। जानकारी सार्वजनिक स्रोतों
  से ली गई है। हर लिस्ट पर लिखा है कि वह कब की है; बैंक और कंपनियां इसे कभी भी बदल सकती हैं। फैसला करने से पहले उन्हीं से पक्का करें।

# Of a page whose list has a month: "होम लोन की ब्याज दरें, सितंबर 2026"
title-of-month = { $title }, { $month }

# Ways through a page and the site
breadcrumbs = आप यहां हैं
on-this-page = इस पेज पर
all-pages = सभी पेज
calculators = कैलकुलेटर और सवाल

# Labels of what is folded. $names are as many titles as fit.
names-and-more = { $names }, और { $count ->
    [one] { $count } बात
   *[other] { $count } बातें
  }
# Below the paragraph or table that begins a section, and directly below its heading
read-more = और पढ़ें
read-section = यह हिस्सा पढ़ें
# Follows these two for screen readers only
about-section = “{ $heading }” के बारे में

# Writing to us
chat = चैट
# What a chat begins with
chat-message = नमस्ते { $brand }, पैसे से जुड़ा एक फैसला करना है और मेरा एक सवाल है।
chat-link = WhatsApp पर हमसे चैट करें (नए टैब में खुलेगा)
write-before = बिना किसी अकाउंट के आप यहां भी लिख सकते हैं:
write-after = ।
report-before = बिना अकाउंट के: यहां लिखें
report-after = ।
chat-mistake = नमस्ते { $brand }, एक गलती मिली है। पेज, उस पर क्या लिखा है, और अलग बात कहां पढ़ी:
report-chat-before = GitHub अकाउंट के बिना:
report-chat = WhatsApp पर बताएं
report-chat-after = । वहां हमें आपका नंबर दिखता है।
form-before = GitHub अकाउंट हो तो:
form-only = अभी इसके लिए GitHub अकाउंट चाहिए:
form-link = प्रोजेक्ट का फॉर्म भरें
form-after = । वहां आपका नाम सबको दिखता है।

# The end of a page, around the day of its review
reviewed-before = यह पेज पिछली बार
reviewed-after = {" "}को जांचा गया।
edit-page = गलती दिखे, तो बताएं
