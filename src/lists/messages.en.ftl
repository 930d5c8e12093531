# Below a row's figure: how much less than the best it is, or that it is the best. One of the two may be only a minimum.
distance-less = { $bound ->
    [most] at most { $amount } less
    [least] at least { $amount } less
   *[exact] { $amount } less
}
distance-most = most
