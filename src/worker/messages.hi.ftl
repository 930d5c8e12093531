# A note at the top of a page that comes from the device: why, and what it is
offline = आप ऑफलाइन हैं।
no-answer = नेटवर्क जवाब नहीं दे रहा।
as-on-day = यह पेज { $day } का है।
maybe-old = हो सकता है यह पेज पुराना हो।
missing = जो पेज आपने खोला, वह इस फोन या कंप्यूटर पर सेव नहीं है। सेव पेज ये हैं:

# After the link to a page of the list
page-after = , { $day } का
