no-leader = What each says of the same terms. We name none of them as the best.
same = { $field }: **{ $value }** at all of them.
ends = { $field }: from **{ $first }** at { $first-name } to **{ $last }** at { $last-name }.
