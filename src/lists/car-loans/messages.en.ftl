heading = { $count } car loans

refinance-new-cars = The rates are those for new cars; for one that has been driven a lender may ask more.
