# Below a row's figure: how much less than the best it is, or that it is the best
distance-less = { $amount } less
distance-most = most
