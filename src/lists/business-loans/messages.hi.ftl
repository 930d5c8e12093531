heading = { $count } बिज़नेस लोन
