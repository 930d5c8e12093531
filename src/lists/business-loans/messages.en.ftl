heading = { $count } business loans
