# After the words of a link, for screen readers
new-tab = (नए टैब में खुलेगा)

# The link of a tile, and what follows for screen readers
learn-more = और जानें
learn-more-about = { $title } के बारे में

# The numbers that a result is for, while a field is invalid: "₹8 लाख, 5 साल"
last-result = पिछला नतीजा: { $inputs }

# Labels of what scrolls, for screen readers. $columns are the heads of a table, $language is that of a sample of code: "json".
table = टेबल
table-of = टेबल: { $columns }
code = कोड, { $language }

# Below a chart
same-in-numbers = यही आंकड़ों में

# What a room-rent limit does to a claim
room-title = कमरे के रोज़ के किराये के हिसाब से अस्पताल का बिल कौन कितना देता है: नीचे बीमा कंपनी, ऊपर आप
insurer-pays = बीमा कंपनी देगी
you-pay = आप देंगे
column-room = कमरा, एक दिन
column-bill = बिल

# After the words of a link to a page that is in English only
in-english = (अंग्रेज़ी)
