# होम पेज और साइट की तस्वीर की पहली लाइन, और साइट के नाम के नीचे की लाइन
promise = साइन करने से पहले जानें, लोन असल में कितने का पड़ता है
tagline = भारत में लोन, कार्ड, बीमा और बचत की सोच-समझकर तुलना

# Families of calculators, each with what it is about
family-loans = लोन
family-loans-about = लोन कितने का पड़ता है और खर्च कैसे घटेगा
family-growth = पैसा बढ़ाना
family-growth-about = रिटर्न आपका अंदाज़ा है: इसका वादा कोई नहीं करता
family-deposits = डिपॉज़िट
family-deposits-about = ब्याज दर तय है, या सरकार तय करती है
family-tax = टैक्स
family-tax-about = हर टैक्स वर्ष के कानून के हिसाब से
family-cover = बीमा कवर
family-cover-about = परिवार के लिए कितना कवर चाहिए
family-gold = सोना
family-gold-about = वज़न, शुद्धता और आज की सीमाओं से

# Breadcrumbs and the site map
home = होम
savings-and-tax = बचत और टैक्स
guides-and-sources = गाइड और स्रोत
# The page above a group of the menu: "All Insurance"
all-of = { $group }: सब कुछ

# Categories of articles, and the filter for all of them
category-all = सभी
category-cards = क्रेडिट कार्ड
category-loans = लोन
category-insurance = बीमा
category-funds = म्यूचुअल फंड
category-beginners = शुरुआत करने वाले
category-investments = निवेश

# Subjects of figures
subject-loans = लोन
subject-cards = कार्ड और स्कोर
subject-insurance = बीमा
subject-funds = फंड और मुनाफा
subject-tax = टैक्स और रिटायरमेंट
subject-deposits = बचत

# Levels of SEBI's riskometer, and what stands in their place for a scheme whose members choose
risk-very-high = बहुत ज़्यादा
risk-high = ज़्यादा
risk-moderately-high = थोड़ा ज़्यादा
risk-moderate = मध्यम
risk-low-to-moderate = कम से मध्यम
risk-low = कम
risk-by-your-mix = आपके चुनाव पर: कम से बहुत ज़्यादा

# The line above a list. $field is the head of a column: "ब्याज दर", or a tenure such as "3 साल". $group is one, too: "टाइप".
ordered = { $by ->
    [name] क्रम: नाम के अक्षरों से।
    [tenure] क्रम: { $field } की दर से, { $first ->
        [highest] सबसे ज़्यादा पहले।
       *[lowest] सबसे कम पहले।
      }
    [field-in-group] क्रम: { $group } के भीतर { $field } से, { $first ->
        [highest] सबसे ज़्यादा पहले।
       *[lowest] सबसे कम पहले।
      }
   *[field] क्रम: { $field } से, { $first ->
        [highest] सबसे ज़्यादा पहले।
       *[lowest] सबसे कम पहले।
      }
  }
# The same for a list that visitors can sort
ordered-at-first = { $by ->
    [name] क्रम: नाम के अक्षरों से। आप दूसरा क्रम चुन सकते हैं।
    [tenure] क्रम: { $field } की दर से, { $first ->
        [highest] सबसे ज़्यादा पहले। आप दूसरी अवधि या दूसरा क्रम चुन सकते हैं।
       *[lowest] सबसे कम पहले। आप दूसरी अवधि या दूसरा क्रम चुन सकते हैं।
      }
    [field-in-group] क्रम: { $group } के भीतर { $field } से, { $first ->
        [highest] सबसे ज़्यादा पहले। आप दूसरा क्रम चुन सकते हैं।
       *[lowest] सबसे कम पहले। आप दूसरा क्रम चुन सकते हैं।
      }
   *[field] क्रम: { $field } से, { $first ->
        [highest] सबसे ज़्यादा पहले। आप दूसरा क्रम चुन सकते हैं।
       *[lowest] सबसे कम पहले। आप दूसरा क्रम चुन सकते हैं।
      }
  }
# The same for a list with values too old to rank
ordered-as-too-old = क्रम: नाम के अक्षरों से। ये आंकड़े इतने पुराने हैं कि इनसे क्रम नहीं बन सकता।

# Kinds of sources
source-issuer = कंपनी का अपना पेज
source-copy = कंपनी के पेज की कॉपी
source-regulator = नियामक
source-press = अखबार
source-aggregator = तुलना करने वाली साइट
source-record = किसी और का रिकॉर्ड

# Dates of a source, after its name: "1 जुलाई 2026 को प्रकाशित, 1 अगस्त 2026 से लागू"
published-on = { $day } को प्रकाशित
in-force-from = { $day } से लागू
read-on = { $day } को पढ़ा गया
recorded-on = { $author } ने { $day } को दर्ज किया

# Caveats after the source of a figure
market-practice = बाज़ार का चलन, कोई नियम नहीं
not-found = इसका दस्तावेज़ नहीं मिला
known-through = { $publisher } के ज़रिए पता चला
known-through-title = { $publisher } के ज़रिए पता चला: { $title }

# The subject of a report: of an issue, whose form begins with the same words, and of an e-mail. $page is an address such as /home-loans.
report-issue = Wrong figure: { $page }
report-mail = { $page } पर गलती
# The list that is reported. $list is "home-loans", $month "2025-06".
report-list = { $list }, { $month } की लिस्ट
