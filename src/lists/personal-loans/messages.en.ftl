heading = { $count } personal loans
