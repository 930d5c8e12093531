import { edit, rename } from './spoil';
import type { Mistake } from './spoil';

const LOANS = 'docs/home-loans.yml';
const CARDS = 'docs/credit-cards/lifetime-free.yml';

/** Mistakes in how a data file is written, which stop YAML from reading it as it was meant. */
export const yamlMistakes: readonly Mistake[] = [
  [
    'a tab before a field',
    edit(LOANS, '    processingFee: Up to', '\tprocessingFee: Up to'),
    `${LOANS}:18:1  found a tab; write spaces at the beginning of the line, two for each level`,
  ],
  [
    'a tab after a colon',
    edit(LOANS, 'provider: HDFC', 'provider:\tHDFC'),
    `${LOANS}:15:14  found a tab; write one space instead`,
  ],
  [
    'an unclosed quotation mark',
    edit(LOANS, 'own staff"', 'own staff'),
    `${LOANS}:19:14  found "benefit: \\"Legal checks: by its own staff"; the quotation mark that opens here is never closed; add the closing one`,
  ],
  [
    'a colon in a value',
    edit(LOANS, '"Legal checks: by its own staff"', 'Legal checks: by its own staff'),
    `${LOANS}:19:14  found "benefit: Legal checks: by its own staff"; put the value in quotes, because it has a colon followed by a space in it`,
  ],
  [
    'a field that stands too far in',
    edit(LOANS, '    processingFee: Up to', '     processingFee: Up to'),
    `${LOANS}:18:6  found "processingFee: Up to 0.50%"; line it up with the fields above: all fields of an entry begin in the same column, two spaces after the hyphen`,
  ],
  [
    'an entry without its hyphen',
    edit(LOANS, '  - provider: HDFC', '    provider: HDFC'),
    `${LOANS}:15:5  found "provider: HDFC Bank"; from here on fields stand twice in the same entry; begin the new entry with "- ", or remove them`,
  ],
  [
    'a field twice',
    edit(LOANS, '    processingFee: Up to 0.50%\n', '    processingFee: Up to 0.50%\n    processingFee: Up to 0.75%\n'),
    `${LOANS}:19:5  found "processingFee: Up to 0.75%"; this field stands twice in the same place; keep one of the two lines`,
  ],
  [
    'an unclosed bracket',
    edit(LOANS, 'first: lowest }', 'first: lowest'),
    `${LOANS}:8:1  found "rows:"; the bracket opened above is not closed; add the closing "}" or "]" at the end of that line`,
  ],
  [
    'a value that begins with a sign of YAML',
    edit(LOANS, 'Up to 0.50%', '*0.50%'),
    `${LOANS}:18:20  found "processingFee: *0.50%"; put the value in quotes, because YAML reads "*" or "&" at its beginning as a sign of its own`,
  ],
  [
    'another ending',
    rename(CARDS, 'docs/credit-cards/lifetime-free.yaml'),
    'docs/credit-cards/lifetime-free.yaml:1:1  name the file .yml, as all data files are named',
  ],
];
