by-letter = Terms by letter
find = Find a word
# Before other names of a term
also = Also:
