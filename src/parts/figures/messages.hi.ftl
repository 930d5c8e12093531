# The dates of a value
since = { $day } से
was = पहले { $before }
now = अभी
until = { $day } तक
from = { $day } से
from-until = { $from } से { $until } तक
from-to = { $from } से { $until }
from-on = { $day } से
checked = { $day } को जांचा गया

# A value that may be out of date. $when is a month or a tax year.
last-known = पुरानी जानकारी
last-known-of = { $when } की जानकारी

# Tax rules. $year is "2026-27", $next the year after it.
tax-year = यह हिसाब { $year } तक के टैक्स नियमों से है।
tax-year-passed = { $next } के नियम अभी यहां नहीं जोड़े गए हैं।
page-tax-year = टैक्स के नियम { $year } के हैं
page-tax-year-passed = इस पेज पर टैक्स की जानकारी { $year } की है। { $next } के नियम अभी यहां नहीं जोड़े गए हैं।

# The history of a rate
column-from = कब से
column-rate = दर
sources = इन दरों के स्रोत

# The list of all figures
lead = वे दरें, सीमाएं और टैक्स के नियम जिन पर बैंक और टैक्स विभाग चलते हैं: किस दस्तावेज़ में लिखे हैं और, जहां वह बताए, कब से लागू हैं।
none-changed = पिछले बारह महीनों में कोई नहीं बदला।
changed = पिछले बारह महीनों में बदले
# Opens the other changes
more-changed = { $count ->
    [one] एक और बदलाव
   *[other] { $count } और बदलाव
  }
by-subject = विषय के हिसाब से आंकड़े
find = आंकड़ा खोजें
all-subjects = सभी
usual = बाज़ार में आम: ये किसी नियम से तय नहीं हैं, आपके लिए अलग हो सकते हैं
column-figure = आंकड़ा
column-now = अभी
column-document = स्रोत, और कब से
no-document = दस्तावेज़ नहीं मिला
# Before the document of a value that nobody sets
estimate = अनुमान, कोई नियम नहीं
quoted-on = इन पेजों पर
used-by = यहां इस्तेमाल

# A note on a changed rule
rule-changed = नियम बदल गया है: { $label }
# After it, while the dates and the source are folded
rule-now = अब { $now }, पहले { $before }।
rule-source = स्रोत:
rule-checked = { $day } को जांचा गया
# The end of a sentence that ends with a link or a date
end = ।

# The log of changes. The first two stand before an old and a new value, for screen readers.
from-value = पहले
to-value = अब
rows-added = लिस्ट में नए: { $names }
# Before a value that was wrong here, and after it
correction = हमारी गलती सुधारी:
wrong-since = पुराना आंकड़ा यहां { $month } या उससे पहले से गलत था।
rows-gone = लिस्ट से हटे: { $names }
new-articles = नए लेख
no-earlier-lists = साइट की इस कॉपी को लिस्टों का कोई पुराना रूप पता नहीं, इसलिए वह उनमें कोई बदलाव नहीं बता सकती।
lists-since = लिस्टों के भीतर के बदलाव { $month } के बाद के महीनों के बताए गए हैं।
edits-before = हर बदलाव
edits-link = रिपॉज़िटरी में
edits-after = {" "}दर्ज है।

# How to follow changes
feed-before = ईमेल दिए बिना हर बदलाव की खबर पाने के लिए
feed-link = यह फीड
feed-after = किसी फीड रीडर में जोड़ें।
