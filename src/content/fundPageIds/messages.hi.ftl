# Links between the pages of funds
funds-by-category = कैटेगरी से
funds-large-cap = लार्ज कैप
funds-mid-small-cap = मिड और स्मॉल कैप
funds-index = इंडेक्स
funds-debt = डेट
funds-elss = ईएलएसएस
