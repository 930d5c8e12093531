# Below a row's figure: how much less than the best it is, or that it is the best
distance-less = { $amount } कम
distance-most = सबसे ज़्यादा
