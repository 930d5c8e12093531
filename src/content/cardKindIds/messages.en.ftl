# Kinds of cards, as a link and in a sentence
cashback = Cashback
cashback-cards = cashback cards
travel = Travel
travel-cards = travel cards
fuel = Fuel
fuel-cards = fuel cards
lifetime-free = Lifetime free
lifetime-free-cards = lifetime free cards
shopping = Shopping
shopping-cards = shopping cards
first-card = First card
first-cards = cards for beginners
premium = Premium
premium-cards = premium cards
