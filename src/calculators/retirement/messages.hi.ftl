name = रिटायरमेंट कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = रिटायरमेंट
