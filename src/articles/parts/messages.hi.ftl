minutes = { $minutes ->
   *[other] { $minutes } मिनट में पढ़ें
  }

# The header of an article
by = लेखक: { $author }
share = शेयर करें
send = किसी ऐप पर भेजें

key-takeaway = काम की बात
tags = टैग
related = मिलते-जुलते लेख
neighbours = पिछला और अगला लेख
previous = पिछला लेख
next = अगला लेख

# Which of two loans costs less, by months
personal-loan = पर्सनल लोन
card-loan = कार्ड लोन
even-at = { $months } महीने: बराबर
this-example = यह उदाहरण
months-on-axis = { $months } महीने
column-months = महीने
column-personal = पर्सनल लोन का खर्च
column-card = कार्ड लोन का खर्च
