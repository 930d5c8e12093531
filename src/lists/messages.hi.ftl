# Below a row's figure: how much less than the best it is, or that it is the best. One of the two may be only a minimum.
distance-less = { $is-bound ->
    [true] कम से कम { $amount } कम
   *[false] { $amount } कम
}
distance-most = सबसे ज़्यादा
