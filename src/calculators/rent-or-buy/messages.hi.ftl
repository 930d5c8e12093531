name = किराया या घर कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = किराया या घर
