# Below the meaning of a word
more-in-glossary = शब्दावली में और पढ़ें
