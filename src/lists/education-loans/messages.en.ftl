heading = { $count } education loans

note-after-studies = If you repay only after your studies, the interest of those months is added, and the EMI is higher.
refinance-institutes = The lowest rates are often for students of a list of leading institutes.
