heading = { $count } loans against property
