# Below a list
nobody-pays = Nobody pays for a place here.
nobody-pays-text = No provider pays us for its row, a click or an application.
as-on = As on { $month }.
why-this-order = Why this order
# Around the day on which its values were last checked
due-before = These figures were last checked on
due-after = and may have changed since. Verify them with the provider.
# What may be wrong: a row, or one of its values, each with the reason as a sentence
held-back = Held back until it is put right
held-row = { $row }: { $reason }
held-value = { $row }, { $value }: { $reason }

# Its sources
sources-title = Sources and dates
source-in-rows = Each row names its source.
source-illustrative = Illustrative figures from public sources.
# Before the documents of the list
sources = Source:
sources-of-rest = Source where a row names no other:
# After them
end = .
check-by = To be checked again by { $day }.
report = Report a wrong figure
write = Or write to us

# A row
source = Source
visit = Visit
# After "Visit", for screen readers
visit-name = { $name } (opens in a new tab)

# A comparison without a script
no-script-before = To choose other lenders, turn on JavaScript. Without it, each row of the
no-script-link = home loans
no-script-after = opens to the same values.

# A list in a text whose rates are too old to rank: what it does for the reader
tile-offer = Enter the rate you were offered: the list works out what it costs in all, and shows it among the rates that lenders last published.

# Files of data. $file is the address of a list's files without its ending, $format "CSV", "JSON" or the name of the schema.
open-list = List
open-files = Files
format-schema = schema
download = { $format } of { $file }

# Below credit cards
cards-order = Ordered by what you keep of a year’s rewards, then by fee, then by name.
cards-method = How a year is worked out, and the sources
cards-kept = “You get” is a year’s rewards, if you use the points in the way that pays least, less the yearly fee and the
  markup on payments abroad, both with GST, from the second year on. Where uses differ, the rewards show both ends, and
  what you keep begins with “from”. Cards within ₹100 of each other are a tie; the one with the lower fee comes first.
cards-counted = Fuel and telephone are bought where the card pays for them. Vouchers that the spending itself earns count at face
  value, and all spending counts towards them and towards a waived fee, though issuers leave some of it out. Lounges,
  joining gifts and charges to redeem are not counted, nor are lines that ask for a certain app or have a limit that we
  did not find: the details of each row name what it leaves out.
cards-read = Most terms are second-hand, from records of the issuers’ pages made between February and July 2026. Read the
  issuer’s page before you apply.
