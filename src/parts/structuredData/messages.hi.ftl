# What search engines read of a page
blog = पैसों पर लेख
glossary = शब्दावली
unit-yearly = % सालाना
fee = फीस { $fee }
fee-before-gst = जीएसटी से पहले फीस { $fee }
expense-ratio = एक्सपेंस रेशियो { $ratio }
