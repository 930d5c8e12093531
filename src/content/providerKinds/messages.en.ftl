# What a provider is registered as. A row begins with it, or a sentence has it in its middle
public-bank = public bank
private-bank = private bank
foreign-bank = foreign bank
small-finance-bank = small finance bank
housing-finance-company = housing finance company
finance-company = finance company
