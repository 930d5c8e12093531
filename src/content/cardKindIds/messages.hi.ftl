# Kinds of cards, as a link and in a sentence
cashback = कैशबैक
cashback-cards = कैशबैक कार्ड
travel = ट्रैवल
travel-cards = ट्रैवल कार्ड
fuel = फ्यूल
fuel-cards = फ्यूल कार्ड
lifetime-free = लाइफटाइम फ्री
lifetime-free-cards = लाइफटाइम फ्री कार्ड
shopping = शॉपिंग
shopping-cards = शॉपिंग कार्ड
first-card = पहला कार्ड
first-cards = पहली बार लेने वालों के कार्ड
premium = प्रीमियम
premium-cards = प्रीमियम कार्ड
