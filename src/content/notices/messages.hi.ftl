no-card-list = ध्यान दें – इस पेज पर कार्डों की कोई लिस्ट नहीं मिली।
subscribed = सब्सक्राइब हो गया!
subscribed-text = हमारे न्यूज़लेटर में दिलचस्पी के लिए धन्यवाद।
link-copied = लिंक कॉपी हो गया!
link-copied-text = जहां शेयर करना हो, वहां पेस्ट कर दें।
# Its text is the address
copy-refused = शेयर करने के लिए यह लिंक कॉपी करें
