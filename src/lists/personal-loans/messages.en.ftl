heading = { $count } personal loans
# Links to the same sum with what a visitor may pledge
cheaper = A cheaper way to { $amount }?
cheaper-sentence = What you own decides more than which lender you choose.
have-gold = I have gold
have-deposit = I have an FD
have-home-loan = I have a home loan
