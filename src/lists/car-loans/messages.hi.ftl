heading = { $count } कार लोन

refinance-new-cars = ये दरें नई कार की हैं; पुरानी कार के लिए दर ज़्यादा हो सकती है।
