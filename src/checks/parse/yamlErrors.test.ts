import { edited, homeLoans, messages } from '../validation/testSamples';

describe('broken YAML', () => {
  it.each<[string, string, string, string, string]>([
    [
      'a tab',
      homeLoans,
      '    tenure: Up to 30 years\n    processingFee: 0.35%',
      '\ttenure: Up to 30 years\n    processingFee: 0.35%',
      ':11:1  found a tab; write spaces at the beginning of the line, two for each level',
    ],
    [
      'a field that stands twice',
      homeLoans,
      '    link: https',
      '    benefit: Another one altogether\n    link: https',
      ':19:5  found "benefit: Another one altogether"; this field stands twice in the same place; keep one of the two lines',
    ],
    [
      'an unclosed quotation mark',
      homeLoans,
      'benefit: Legal',
      "benefit: 'Legal",
      ':18:14  found "benefit: \'Legal checks by its own staff"; the quotation mark that opens here is never closed; add the closing one',
    ],
    [
      'a colon in a value',
      homeLoans,
      'benefit: Legal checks',
      'benefit: Legal: checks',
      ':18:14  found "benefit: Legal: checks by its own staff"; put the value in quotes, because it has a colon followed by a space in it',
    ],
    [
      'a field that is too far in',
      homeLoans,
      '    benefit: Legal',
      '     benefit: Legal',
      ':18:6  found "benefit: Legal checks by its own staff"; line it up',
    ],
    [
      'a field that is not far enough in',
      homeLoans,
      '    benefit: Legal',
      '   benefit: Legal',
      ':18:4  found "benefit: Legal checks by its own staff"; line it up',
    ],
    [
      'an open bracket',
      homeLoans,
      'first: lowest }',
      'first: lowest',
      ':8:1  found "rows:"; the bracket opened above is not closed',
    ],
    [
      'a percent sign first',
      homeLoans,
      'processingFee: Up to 0.50%',
      'processingFee: %0.50',
      ':17:20  found "processingFee: %0.50"; put the value in quotes, because YAML reads its first character as a sign of its own',
    ],
    [
      'a star first',
      homeLoans,
      'benefit: Legal',
      'benefit: *Legal',
      ':18:14  found "benefit: *Legal checks by its own staff"; put the value in quotes, because YAML reads "*" or "&"',
    ],
    [
      'no space after the colon',
      homeLoans,
      'asOf: 2025-06\n',
      'asOf:2025-06\n',
      ':3:1  found "asOf:2025-06"; write each field as "name: value", with a colon and a space',
    ],
    [
      'two documents',
      homeLoans,
      'rows:\n',
      '---\nrows:\n',
      ':8:1  found "---"; remove the line "---": one file holds one document',
    ],
  ])('explains %s', (_mistake, sample, from, to, expected) => {
    const [first, ...others] = messages(edited(sample, from, to));
    expect(first).toContain(`docs/page.yml${expected}`);
    expect(others).toEqual([]);
  });
});
