heading = { $count } पर्सनल लोन
