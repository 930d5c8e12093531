# A card’s terms in some sixty characters, for columns as narrow as a third of a phone.

# A rule: "10% on food", "5% at Amazon, Flipkart and four more"
on = { LIST($kinds) } पर { $rate }
at = { $are-pumps ->
    [true] { LIST($shops) } के पंपों पर { $rate }
   *[false] { LIST($shops) } पर { $rate }
  }
# The last item of a list of names that is too long
names-more = { $count } अन्य
# $part is one of these two, whose rule asks for something: paying through one app
conditional = { $part } (शर्तों पर)
# The rate for everything else: the only one, one that is the highest, or after higher ones
all = हर खर्च पर { $rate }
most = ज़्यादातर खर्च पर { $rate }
rest = बाकी पर { $rate }
# After all parts, where some are left out, or what a year’s spending brings besides
more-below = { $parts }; बाकी नीचे
bonuses-below = { $parts }; बोनस नीचे

# What the rewards of a rule come to at most. $cap is "₹1,000 a month", $what a rate ("10%") or kinds of spending
limit-times = { $times ->
    [1] बाकी खर्च के रिवॉर्ड के बराबर
   *[other] बाकी खर्च के रिवॉर्ड का { $times } गुना
  }
limit-on = { LIST($what) } पर { $cap }
limit-on-each = { LIST($what) } में से हर एक पर { $cap }
limit-on-together = { LIST($what) } पर मिलाकर { $cap }
limit-unknown = { LIST($what) } के लिए नहीं मिली
# The limit on all rewards together
limit-in-all = कुल मिलाकर { $cap }
no-limit = कोई नहीं मिली

# Free lounge visits: "1 a quarter in India, 4 a year abroad"
lounges-on-conditions = { $visits }, शर्तों पर
