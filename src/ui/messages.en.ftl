# After the words of a link, for screen readers
new-tab = (opens in a new tab)

# After the words of a link, in another language: the page is in English
in-english = (in English)

# The link of a tile, and what follows for screen readers
learn-more = Learn More
learn-more-about = about { $title }

# The numbers that a result is for, while a field is invalid: "₹8 lakh over 5 years"
last-result = Last result, for { $inputs }

# Labels of what scrolls, for screen readers. $columns are the heads of a table, $language is that of a sample of code: "json".
table = Table
table-of = Table: { $columns }
code = Code, { $language }

# Below a chart
same-in-numbers = The same in numbers

# What a room-rent limit does to a claim
room-title = Who pays what of a hospital bill, by the rent of the room for a day: the insurer below, you above
insurer-pays = The insurer pays
you-pay = You pay
column-room = Room, a day
column-bill = Bill
