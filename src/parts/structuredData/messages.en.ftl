# What search engines read of a page
blog = Money Insights
glossary = Glossary
unit-yearly = % a year
fee = Fee { $fee }
fee-before-gst = Fee before GST { $fee }
expense-ratio = Expense ratio { $ratio }
