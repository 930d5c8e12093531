heading = { $count } education loans

note-after-studies = If you start after your studies, the interest of those months comes on top, and the EMI is higher.
refinance-institutes = The lowest rates are often for students of a list of leading institutes.
