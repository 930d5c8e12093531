name = लोन पहले चुकाऊं या निवेश करूं?
short-name = पहले चुकाएं या निवेश

# The label of the result, on the home page too
saves-label = पहले चुकाने से बचत
costs = पहले चुकाने पर बचत से ज़्यादा खर्च
