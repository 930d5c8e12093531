name = कैपिटल गेन टैक्स कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = कैपिटल गेन टैक्स
