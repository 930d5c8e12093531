name = लक्ष्य कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = लक्ष्य
