# The date of a figure's value
since = since { $day }
checked-on = checked on { $day }
market-practice = market practice
