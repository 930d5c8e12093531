# Below a row's figure: how much less than the best it is, or that it is the best. One of the two may be only a minimum.
distance-less = { $bound ->
    [most] ज़्यादा से ज़्यादा { $amount } कम
    [least] कम से कम { $amount } कम
   *[exact] { $amount } कम
}
distance-most = सबसे ज़्यादा
