# Below the meaning of a word
more-in-glossary = More in the glossary
