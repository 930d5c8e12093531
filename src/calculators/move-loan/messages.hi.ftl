name = होम लोन बैलेंस ट्रांसफर कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = होम लोन बैलेंस ट्रांसफर
