name = गोल्ड लोन कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = गोल्ड लोन
