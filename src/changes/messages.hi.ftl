# Names of the feeds
changes-feed = दरों, फीस और नियमों में क्या बदला
figures-feed = दरें, सीमाएं और नियम जो बदले

# An entry of a feed about a list. $names have commas between them.
list-in-month = { $list }: { $month } के बदलाव
new-in-list = लिस्ट में नए: { $names }
# What was wrong here. $change has the wrong value and the right one, $month is the first in which it stood here
correction = सुधार: { $row }, { $value }: { $change }। पुराना आंकड़ा यहां { $month } या उससे पहले से गलत था।
gone-from-list = लिस्ट से हटे: { $names }

# $month is the last one with a change: "जून 2026"
quiet = { $month } के बाद ऐसा कोई बदलाव नहीं, जो इस साइट को { $day } तक पता हो।
