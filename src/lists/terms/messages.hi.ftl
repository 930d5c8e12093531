# A list that visitors filter by terms. $kind is what its rows are, $all their number.
lead-all = { $kind ->
    [plans] **{ $all } प्लान**, नाम के क्रम से। आपको जो चाहिए, उस पर निशान लगाएं।
   *[insurers] **{ $all } बीमा कंपनियां**, नाम के क्रम से। आपको जो चाहिए, उस पर निशान लगाएं।
  }

# Where more terms are asked than the sentence can name
meet-all = { $kind ->
    [plans] { $asked ->
        [2] आपकी दोनों शर्तें
       *[other] आपकी { WORDS($asked) } शर्तें
      } { $count ->
        [0] { $all } प्लानों में कोई भी पूरी नहीं करता।
        [one] **{ $all } प्लानों में { WORDS($count) }** पूरी करता है।
       *[other] **{ $all } प्लानों में { WORDS($count) }** पूरी करते हैं।
      }
   *[insurers] { $asked ->
        [2] आपकी दोनों शर्तें
       *[other] आपकी { WORDS($asked) } शर्तें
      } { $count ->
        [0] { $all } बीमा कंपनियों में कोई भी पूरी नहीं करती।
        [one] **{ $all } बीमा कंपनियों में { WORDS($count) }** पूरी करती है।
       *[other] **{ $all } बीमा कंपनियों में { WORDS($count) }** पूरी करती हैं।
      }
  }

inputs = { $kind ->
    [plans] { $all } में से { $met } प्लान
   *[insurers] { $all } में से { $met } बीमा कंपनियां
  }
