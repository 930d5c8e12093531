name = एक्सपेंस रेशियो कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = एकमुश्त और एक्सपेंस रेशियो
