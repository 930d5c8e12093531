name = होम लोन ईएमआई कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = होम लोन की ईएमआई

label-years = अवधि
label-prepay = पहले चुकाएं
label-every = कितनी बार
every-once = एक बार
every-year = हर साल
every-month = हर महीने
label-after = पहली बार कितने समय बाद
label-adjusts = पहले चुकाने के बाद
adjusts-tenure = लोन जल्दी खत्म हो
adjusts-emi = ईएमआई घटे
label-rise = एक साल बाद दर में बदलाव
more-fields = पहले चुकाना, दर में बदलाव

conflict-prepay = यह लोन से ज़्यादा है। ज़्यादा से ज़्यादा { $amount } डालें।
conflict-after = लोन { $time } में खत्म हो जाता है। उससे पहले का समय डालें।

# What the answer holds for
inputs = { $amount }, { $years } के लिए, { $rate } सालाना पर

rate-rises = दर 1 प्रतिशत अंक बढ़ी, तो ईएमआई **{ $emi }** हो जाएगी, यानी हर महीने { $more } ज़्यादा।

# What early payments and a change of the rate come to. $time is "2 साल 3 महीने".
changed = { $only-prepays ->
    [true] समय से पहले चुकाने पर
   *[false] इन बदलावों से
  } { $saves ->
    [true] **{ $interest } ब्याज बचता है**
   *[false] **{ $interest } ब्याज ज़्यादा लगता है**
  }{ $ends ->
    [sooner] {" "}और लोन **{ $time }** जल्दी खत्म होता है।
    [later] {" "}और लोन **{ $time }** देर से खत्म होता है।
   *[same] ।
  }

chart-fold = चार्ट, और सबसे ज़्यादा ब्याज किससे बचेगा

effects = सबसे ज़्यादा ब्याज किससे बचेगा
effect-shorter = अवधि 5 साल कम रखें
effect-one-more = हर साल एक ईएमआई ज़्यादा दें
effect-rate = 0.5 प्रतिशत अंक कम दर वाला लोन ढूंढें

tables = साल-दर-साल: मूलधन, ब्याज और बकाया

step-instalments-rule = साल × 12
step-total-rule-changed = शेड्यूल की सभी किस्तें और पहले चुकाई गई रकम
