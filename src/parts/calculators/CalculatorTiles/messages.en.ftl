# The search above the calculators
find = Find a calculator
find-example = EMI of 3 lakh, HRA, flat rate

# What a person asks, below the name of the calculator that answers it
ask-emi = How much is the EMI?
ask-home-loan-emi = What is the EMI of a home loan, and what does paying early save?
ask-affordability = How much can I borrow?
ask-card-minimum = What if I pay only the minimum due?
ask-move-loan = Should I move my home loan?
ask-rent-or-buy = Should I rent or buy?
ask-sip = What does a monthly SIP become?
ask-lump-sum = What does a fund’s expense ratio take?
ask-goal = How much must I save each month?
ask-retirement = How much do I need to retire?
ask-nps = What pension will NPS pay?
ask-fixed-deposit = What does my FD pay at the end?
ask-recurring-deposit = What do monthly deposits come to?
ask-ppf = What will my PPF be worth?
ask-scss = What does SCSS pay each quarter?
ask-nsc = What does NSC pay after five years?
ask-sukanya-samriddhi = What will my daughter get at 21?
ask-income-tax = How much tax do I pay, and what is left each month?
ask-hra = How much of my HRA is free of tax?
ask-capital-gains = What tax do I pay when I sell?
ask-term-cover = How much term insurance does my family need?
ask-health-cover = How much health cover is enough?
ask-emergency-fund = How much should I keep for emergencies?
ask-gold-loan = How much can I borrow on my gold?
ask-check-my-offer = A lender made me an offer: is it right?
ask-need-money = How do I get ₹3 lakh cheapest?
ask-park-money = Where do I put ₹8 lakh for 14 months?
ask-cover-for-family = Which health cover takes my father, 68, with diabetes?
ask-prepay-or-invest = I have money left over: pay the loan early, or invest it?

# What the colours of the shapes mean
own = your money
cost = what it costs
gain = what it brings
