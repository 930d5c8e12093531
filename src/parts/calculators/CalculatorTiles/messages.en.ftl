# The search above the calculators
find = Find a calculator
find-example = EMI of 3 lakh, HRA, flat rate

# What a person asks, below the short name of the question
ask-check-my-offer = A lender made me an offer: is it right?
ask-need-money = How do I get ₹3 lakh cheapest?
ask-park-money = Where do I put ₹8 lakh for 14 months?
ask-cover-for-family = Which health cover takes my father, 68, with diabetes?
ask-prepay-or-invest = I have money left over: pay the loan early, or invest it?

# What the colours of the shapes mean
own = your money
cost = what it costs
gain = what it brings
