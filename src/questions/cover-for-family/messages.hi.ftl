name = माता या पिता को कौन सा हेल्थ बीमा मिलेगा?
short-name = परिवार का बीमा

# The label of the result, on the home page too
headline = बिल में आपका कम से कम हिस्सा
