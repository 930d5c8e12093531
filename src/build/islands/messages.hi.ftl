# What a part of a page says while it does not answer
slow = लोड हो रहा है। आप जो लिखेंगे, वह बना रहेगा।
failed-part = इसके लिए पेज का एक हिस्सा चाहिए, जो लोड नहीं हुआ। आपने जो लिखा, वह बना हुआ है।
offline = आप ऑफलाइन हैं।
offline-text = आपने जो लिखा, वह बना हुआ है। नेटवर्क आते ही जवाब मिलेगा।
outdated = यह पेज बदल गया है। आपने जो लिखा, वह बना हुआ है।
broken = कुछ गड़बड़ हो गई!
broken-text = इस हिस्से ने काम करना बंद कर दिया, इसलिए यह वैसा दिख रहा है जैसा शुरू में था। आपने जो लिखा, वह बना हुआ है।
try-again = फिर कोशिश करें
reload = फिर से लोड करें

# What the buttons of the page with the copies on a device answer
fetching = लोड हो रहा है…
removing = हटाया जा रहा है…
did-not-work = यह नहीं हो पाया। नेटवर्क देखकर फिर कोशिश करें।
