name = लोन पहले चुकाऊं या निवेश करूं?
short-name = पहले चुकाएं या निवेश

# The label of the result, on the home page too
more-by = { $ahead ->
    [tie] लगभग बराबर, अंतर
    [invest] निवेश से इतने ज़्यादा बचेंगे
   *[prepay] पहले चुकाने से इतने ज़्यादा बचेंगे
  }
