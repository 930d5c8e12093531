/** @jest-environment node */
import { siteOf } from '../model';
import { describeProblem } from '../problem';
import { providersOfRows } from './identity';

const providers = [
  { id: 'axis-bank', name: 'Axis Bank' },
  { id: 'bandhan-bank', name: 'Bandhan Bank' },
];

function said(rows: readonly object[]): readonly string[] {
  const yaml = [
    { path: 'docs/fixed-deposits.yml', text: JSON.stringify({ kind: 'fd-rates', rows }) },
    { path: 'src/content/providers.yml', text: JSON.stringify({ kind: 'providers', rows: providers }) },
  ];
  const problems: string[] = [];
  providersOfRows(siteOf({ mdx: [], yaml }, '2026-11-21'), (problem) => problems.push(describeProblem(problem)));
  return problems;
}

const axis = { bank: 'Axis Bank', provider: 'axis-bank' };

test.each<[what: string, rows: readonly object[], ...said: readonly string[]]>([
  ['providers with their names', [axis, { bank: 'Bandhan Bank', provider: 'bandhan-bank' }]],
  [
    'the id of another provider',
    [{ bank: 'Bandhan Bank', provider: 'axis-bank' }],
    'entry "Bandhan Bank", provider: found "axis-bank"; this is Axis Bank, and the row is named "Bandhan Bank"; write "bandhan-bank", or correct the name',
  ],
  [
    'another name for it',
    [{ bank: 'Axis', provider: 'axis-bank' }],
    'entry "Axis", provider: found "axis-bank"; this is Axis Bank, and the row is named "Axis"; write the name as src/content/providers.yml has it, "Axis Bank"',
  ],
  [
    'a provider twice',
    [axis, { ...axis }],
    'entry "Axis Bank", provider: found "axis-bank"; Axis Bank has a row already, at line 1; merge the two or remove one',
  ],
])('%s', (_what, rows, ...messages) => {
  expect(said(rows)).toEqual(messages);
});
