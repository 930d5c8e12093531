name = हेल्थ बीमा कवर कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = हेल्थ कवर
