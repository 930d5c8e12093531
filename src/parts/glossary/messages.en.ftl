by-letter = Terms by letter
# Before other names of a term
also = Also:
