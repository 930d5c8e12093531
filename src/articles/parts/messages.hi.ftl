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
