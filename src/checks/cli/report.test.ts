import { githubAnnotations, reportText } from './report';

const problems = [
  {
    path: 'docs/a.yml',
    line: 14,
    column: 17,
    entry: 'HDFC Bank',
    field: 'interestRate',
    found: '"8,5 %"',
    message: 'write a percentage',
  },
  { path: 'docs/a.yml', line: 20, column: 1, message: 'missing' },
  { path: 'docs/b,c.mdx', line: 1, column: 1, message: 'two\nlines: 50%' },
];

describe('reportText', () => {
  it('groups problems by file and counts them', () => {
    expect(reportText(problems.slice(0, 2), 9)).toBe(
      [
        'docs/a.yml',
        '  docs/a.yml:14:17  entry "HDFC Bank", interestRate: found "8,5 %"; write a percentage',
        '  docs/a.yml:20:1  missing',
        '',
        'Found 2 problems in 1 file.',
      ].join('\n'),
    );
  });

  it('says how much was checked when all is well', () => {
    expect(reportText([], 9)).toBe('Content is in order: 9 files checked.');
  });
});

describe('githubAnnotations', () => {
  it('gives one escaped command for each problem', () => {
    expect(githubAnnotations(problems).split('\n')).toEqual([
      '::error file=docs/a.yml,line=14,col=17,title=Content::entry "HDFC Bank", interestRate: found "8,5 %25"; write a percentage',
      '::error file=docs/a.yml,line=20,col=1,title=Content::missing',
      '::error file=docs/b%2Cc.mdx,line=1,col=1,title=Content::two%0Alines: 50%25',
    ]);
  });
});
