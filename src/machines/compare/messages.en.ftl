no-leader = What each says of the same terms. We name none of them as the best.
same = { $field }: **{ $value }** at all of them.
# The values differ by less than means anything.
tie = { $field }: **{ $first }** to **{ $last }**, a tie.
ends = { $field }: from **{ $first }** at { $first-name } to **{ $last }** at { $last-name }.
