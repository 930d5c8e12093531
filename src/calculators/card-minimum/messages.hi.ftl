name = क्रेडिट कार्ड ब्याज कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = क्रेडिट कार्ड का ब्याज
