heading = { $count } पर्सनल लोन
# Links to the same sum with what a visitor may pledge
cheaper = { $amount } का कोई सस्ता तरीका?
cheaper-sentence = आपके पास क्या है, इससे फर्क पड़ता है: बैंक चुनने से ज़्यादा।
have-gold = मेरे पास सोना है
have-deposit = मेरे पास एफडी है
have-home-loan = मेरा होम लोन चल रहा है
