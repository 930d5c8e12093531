by-letter = अक्षर के हिसाब से शब्द
find = शब्द खोजें
# Before other names of a term
also = दूसरे नाम:
