no-leader = एक जैसी शर्तों पर हर एक क्या कहता है। हम किसी को सबसे अच्छा नहीं बताते।
same = { $field }: सबमें **{ $value }**।
# The values differ by less than means anything.
tie = { $field }: **{ $first }** से **{ $last }** तक, यानी बराबर।
ends = { $field }: { $first-name } में **{ $first }** से लेकर { $last-name } में **{ $last }** तक।
