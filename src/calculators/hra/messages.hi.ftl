name = एचआरए छूट कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = एचआरए छूट

label-basic = महीने की बेसिक सैलरी और डीए
label-hra = महीने का एचआरए
label-city = आपका घर कहां है
# Short enough to be read whole in a closed list on a phone
city-metro = मुंबई, दिल्ली, कोलकाता
city-chennai = चेन्नई
city-pune = पुणे, बेंगलुरु
city-hyderabad = हैदराबाद, अहमदाबाद
city-other = कोई और जगह
label-salary = साल की सैलरी (सीटीसी नहीं), टैक्स की बचत देखने के लिए
more-fields = टैक्स स्लैब, सैलरी के बिना
slab-unknown = नहीं चुना
conflict-salary = बेसिक सैलरी और एचआरए सैलरी के ही हिस्से हैं, और साल में { $least } होते हैं। कम से कम इतनी सैलरी डालें।

# A field and a column
rent-a-month = महीने का किराया

# What the answer holds for. All three amounts are those of a month.
inputs = { $is-metro ->
    [true] महीने की बेसिक सैलरी { $basic }, एचआरए { $hra } और किराया { $rent }, मेट्रो शहर में
   *[false] महीने की बेसिक सैलरी { $basic }, एचआरए { $hra } और किराया { $rent }, मेट्रो शहरों के बाहर
  }
# In a row, after what the figure is
brief = बेसिक { $basic } · एचआरए { $hra } · किराया { $rent }

exempt-a-year = साल में टैक्स से मुक्त एचआरए
exempt-a-month = महीने की छूट
taxed-a-year = साल में टैक्स के दायरे में

# Names of the two parts of the bar
part-exempt = छूट
part-taxed = पर टैक्स

# $least is the sum that holds the exemption down, $own the share of the basic salary that rent has to exceed: "10%"
sentence-why = { $least ->
    [nothing] कुछ भी टैक्स से मुक्त नहीं है, क्योंकि किराया बेसिक सैलरी के { $own } से ज़्यादा नहीं है।
    [received] छूट इतनी इसलिए है, क्योंकि पूरा एचआरए टैक्स से मुक्त है।
    [rent] छूट इतनी इसलिए है, क्योंकि बेसिक सैलरी के { $own } से ऊपर का किराया तीनों रकमों में सबसे कम है।
   *[city] छूट इतनी इसलिए है, क्योंकि शहर के हिसाब से बेसिक सैलरी का हिस्सा तीनों रकमों में सबसे कम है।
  }
# Where a larger city would decide otherwise
sentence-city = मुंबई, दिल्ली, कोलकाता, चेन्नई, पुणे, बेंगलुरु, हैदराबाद और अहमदाबाद में यह **{ $exempt }** है: अपना शहर चुनें।
# Without the salary and the slab: what it saves at the highest slab, such as "30%", and at the others
sentence-if = यह छूट सिर्फ पुरानी व्यवस्था में है: वहां आपकी आय पर { $slab } टैक्स लगता हो, तो साल में { $saved } टैक्स बचता है; { LIST($others) }; टैक्स न लगता हो, तो कुछ नहीं। नई व्यवस्था में पूरे एचआरए पर टैक्स लगता है। पुरानी व्यवस्था फायदे की है या नहीं, यह देखने के लिए सैलरी डालें।
saved-at = { $slab } पर { $saved }
# Without the salary, at a slab such as "30%"
sentence-saved = पुरानी व्यवस्था में, { $slab } के स्लैब पर, इससे साल में **{ $saved }** टैक्स बचता है; नई व्यवस्था में पूरे एचआरए पर टैक्स लगता है। पुरानी व्यवस्था फायदे की है या नहीं, यह देखने के लिए सैलरी डालें।
sentence-no-tax = टैक्स न लगता हो, तो बचाने को कुछ नहीं है। टैक्स लगता है या नहीं, यह देखने के लिए सैलरी डालें।
# With the salary; $old-tax and $new-tax are the tax of each regime
sentence-salary = { $pays ->
    [true] { $salary } की सैलरी पर, दूसरे डिडक्शन के बिना, इससे साल में **{ $saved }** टैक्स बचता है: इसके साथ पुरानी व्यवस्था में { $old-tax } टैक्स है, नई में { $new-tax }।
   *[false] { $salary } की सैलरी पर इससे **कुछ नहीं** बचता, जब तक दूसरे डिडक्शन से पुरानी व्यवस्था सस्ती न हो जाए: इसके साथ पुरानी व्यवस्था में { $old-tax } टैक्स है, इसके बिना नई में { $new-tax }।
  }

chart = महीने के किराये के हिसाब से साल का एचआरए: नीचे छूट, ऊपर टैक्स वाला हिस्सा

# Names in the chart, columns and a step
exempt = छूट
taxed = टैक्स के दायरे में
hra-received = मिला एचआरए

tables = तीनों रकमें, और किराये के हिसाब से छूट
table-sums = तीनों रकमें
column-sum = रकम
column-month = महीना
column-year = साल
row-rent = किराया, बेसिक का { $own } घटाकर
row-share = शहर के हिसाब से बेसिक का हिस्सा
table-by-rent = किराये के हिसाब से

# Steps
step-received-rule = महीने की रकम × 12
step-rent = सैलरी के एक हिस्से से ऊपर का किराया
step-rent-rule = (किराया − बेसिक सैलरी का { $own }) × 12, कम से कम 0
source-own-share = जो हिस्सा नहीं गिना जाता
step-share = सैलरी का हिस्सा
step-share-rule = बेसिक सैलरी × शहर का हिस्सा × 12
source-share = जगह के हिसाब से हिस्सा
step-exempt-rule = तीनों में सबसे कम; 2026 का नियम 279, पहले धारा 10(13A) और नियम 2A
