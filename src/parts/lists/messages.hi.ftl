# Below a list
nobody-pays = यहां जगह पैसे देकर नहीं मिलती।
nobody-pays-text = लिस्ट में जगह, क्लिक या आवेदन के लिए कोई कंपनी हमें पैसे नहीं देती।
as-on = { $month } के आंकड़े।
why-this-order = यह क्रम क्यों
# Around the day on which its values were last checked
due-before = ये आंकड़े पिछली बार
due-after = को जांचे गए थे; हो सकता है तब से बदल गए हों। बैंक या कंपनी से पक्का कर लें।
# What may be wrong: a row, or one of its values, each with the reason as a sentence
held-back = ठीक होने तक नहीं दिखा रहे
held-row = { $row }: { $reason }
held-value = { $row }, { $value }: { $reason }

# Its sources
sources-title = स्रोत और तारीखें
source-in-rows = हर लाइन में उसका स्रोत लिखा है।
source-illustrative = सार्वजनिक स्रोतों से लिए गए आंकड़े, उदाहरण के लिए।
# Before the documents of the list
sources = स्रोत:
sources-of-rest = जिस लाइन में दूसरा स्रोत न लिखा हो, उसका स्रोत:
# After them
end = ।
check-by = अगली जांच { $day } तक।
report = गलत आंकड़े की सूचना दें
write = या हमें लिखें

# A row
source = स्रोत
visit = साइट देखें
# After "Visit", for screen readers
visit-name = { $name } (नए टैब में खुलेगा)

# A comparison without a script
no-script-before = दूसरे बैंक या कंपनियां चुनने के लिए JavaScript चालू करें। उसके बिना भी
no-script-link = होम लोन की लिस्ट
no-script-after = में हर लाइन खोलकर यही आंकड़े देखे जा सकते हैं।

# A list in a text whose rates are too old to rank: what it does for the reader
tile-offer = आपको जो दर मिली है वह भरें: लिस्ट उसका कुल खर्च निकालती है और उसे बैंकों और लोन कंपनियों की पिछली दरों के बीच दिखाती है।

# Files of data. $file is the address of a list's files without its ending, $format "CSV", "JSON" or the name of the schema.
format-schema = स्कीमा
download = { $file } का { $format }

# Below credit cards
cards-order = क्रम: साल भर के रिवॉर्ड में आपके पास जो बचता है, फिर फीस, फिर नाम।
cards-method = साल का हिसाब कैसे लगता है, और स्रोत
cards-kept = “आपको मिलेंगे” यानी साल भर के रिवॉर्ड, अगर आप पॉइंट सबसे कम फायदे वाले तरीके से खर्च करें। इसमें से सालाना फीस और विदेशी
  भुगतान का मार्कअप घटाया गया है, दोनों जीएसटी के साथ, दूसरे साल से। जहां इस्तेमाल से फर्क पड़ता है, वहां रिवॉर्ड के दोनों सिरे लिखे हैं और
  “आपको मिलेंगे” की रकम के बाद “से” लिखा है। ₹100 के भीतर के कार्ड बराबर माने गए हैं; उनमें कम फीस वाला पहले आता है।
cards-counted = पेट्रोल-डीज़ल और फोन का भुगतान वहीं माना गया है जहां कार्ड फायदा देता है। खर्च से मिलने वाले वाउचर पूरी कीमत पर गिने गए हैं। वाउचर और फीस माफी
  के लिए सारा खर्च गिना गया है, हालांकि कंपनियां कुछ खर्च नहीं गिनतीं। लाउंज, जॉइनिंग गिफ्ट और रिडीम करने के चार्ज नहीं गिने गए। वे फायदे भी
  नहीं, जिनके लिए कोई खास ऐप चाहिए या जिनकी सीमा हमें नहीं मिली: क्या छूटा है, यह हर लाइन के ब्योरे में लिखा है।
cards-read = ज़्यादातर शर्तें कंपनियों के पेजों के रिकॉर्ड से हैं, जो फ़रवरी से जुलाई 2026 के बीच बने। आवेदन से पहले कंपनी का पेज पढ़ लें।
open-list = लिस्ट
open-files = फाइलें
