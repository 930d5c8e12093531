heading = प्रॉपर्टी पर { $count } लोन
