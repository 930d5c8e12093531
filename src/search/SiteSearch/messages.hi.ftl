search = खोजें
results = नतीजे
texts = पेजों के भीतर
places = { $page } में ये जगहें
# What the site does not have: below the sentence that says what it is, before the address of an official site
absent = यह हमारी साइट पर नहीं है।
ask-there = आधिकारिक साइट:
check-connection = इंटरनेट कनेक्शन देख लें।

# The line above the results. $question is what was typed, and $corrected the same without its mistakes.
idle = जो ढूंढ रहे हैं, लिखें: कोई प्रोडक्ट, कोई कंपनी, या कोई शब्द जिसका मतलब जानना है।
searching = खोज रहे हैं…
failed = खोजने के लिए जो चाहिए, वह लोड नहीं हुआ।
nothing = “{ $question }” के लिए कुछ नहीं मिला। कम शब्द लिखकर देखें, या दूसरी स्पेलिंग।
partial = “{ $question }” के सभी शब्द कहीं एक साथ नहीं मिले। { $results ->
    [one] { $results } नतीजे में ज़्यादातर शब्द हैं:
   *[other] { $results } नतीजों में ज़्यादातर शब्द हैं:
  }
found = { $is-corrected ->
    [true] “{ $question }” की जगह “{ $corrected }” के लिए
   *[false] “{ $question }” के लिए
  } { $found-in ->
    [both] { $results ->
        [one] { $results } नतीजा
       *[other] { $results } नतीजे
      } और { $pages ->
        [one] इन शब्दों वाला { $pages } पेज
       *[other] इन शब्दों वाले { $pages } पेज
      }
    [pages] { $pages ->
        [one] इन शब्दों वाला { $pages } पेज
       *[other] इन शब्दों वाले { $pages } पेज
      }
   *[results] { $results ->
        [one] { $results } नतीजा
       *[other] { $results } नतीजे
      }
  }
