# The date of a figure's value
since = { $day } से
checked-on = { $day } को जांचा गया
market-practice = बाज़ार का चलन
