# What a provider is registered as. A row begins with it, or a sentence has it in its middle
public-bank = सरकारी बैंक
private-bank = प्राइवेट बैंक
foreign-bank = विदेशी बैंक
small-finance-bank = स्मॉल फाइनेंस बैंक
housing-finance-company = हाउसिंग फाइनेंस कंपनी
finance-company = फाइनेंस कंपनी
