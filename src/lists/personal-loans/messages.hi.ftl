heading = { $count } पर्सनल लोन
# Links to the same sum with what a visitor may pledge
cheaper = { $amount } पाने का कोई सस्ता तरीका?
cheaper-sentence = किस बैंक से लें, इससे ज़्यादा फर्क इस बात से पड़ता है कि आपके पास क्या है।
have-gold = मेरे पास सोना है
have-deposit = मेरे पास एफडी है
have-home-loan = मेरा होम लोन चल रहा है
