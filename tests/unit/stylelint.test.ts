import { spawnSync } from 'node:child_process';
import path from 'node:path';

const STYLELINT =
  'node_modules/stylelint/bin/stylelint.mjs --stdin --stdin-filename src/ui/Example.module.css --formatter json'.split(
    ' ',
  );

interface Found {
  readonly warnings: readonly { readonly line: number; readonly text: string }[];
}

/** What stylelint says of each rule: one run for all of them, since its start takes seconds. */
function saysOf(rules: readonly string[]): readonly string[] {
  const { stdout, stderr } = spawnSync(process.execPath, STYLELINT, {
    cwd: path.resolve(__dirname, '../..'),
    input: `${rules.join('\n\n')}\n`,
    encoding: 'utf8',
  });
  // It writes to stderr where it has found something.
  const [{ warnings }] = JSON.parse(stdout || stderr) as [Found];
  let line = 1;
  return rules.map((rule) => {
    const next = line + rule.split('\n').length + 1;
    const said = warnings.filter((warning) => warning.line >= line && warning.line < next).map(({ text }) => text);
    line = next;
    return said.join('; ');
  });
}

const inClass = (declaration: string): string => `.a {\n  ${declaration};\n}`;
const inQuery = (query: string): string => `${query} {\n  .b {\n    display: none;\n  }\n}`;

const refused = [
  ...['font-size: 15px', 'font-size: 0.9rem', 'font-size: min(1.25rem, 7vw)', 'font-size: var(--text-huge)'].map(
    (declaration) => [inClass(declaration), 'var(--text-md)'],
  ),
  [inClass('font: 700 1.1rem / 1.2 var(--font-display)'), 'var(--text-md)'],
  ...['margin: 0 auto 6px', 'padding-inline: 1.4em', 'gap: 2px var(--space-4)', 'margin-block: calc(1vw + 2px)'].map(
    (declaration) => [inClass(declaration), 'var(--space-4)'],
  ),
  [inClass('inset-block-start: 12px'), 'var(--space-4)'],
  [inClass('border-radius: 14px'), 'var(--radius-md)'],
  ...['@media (width >= 62em)', '@media (48em <= width < 60rem)', '@media (width < 640px)'].map((query) => [
    inQuery(query),
    '15em, 20em, 30em, 40em, 48em, 64em, 80em',
  ]),
  [inQuery('@container (inline-size < 18.5em)'), 'not for 18.5em'],
] as const;

const taken = [
  ...[
    ...['font-size: var(--text-2xl)', 'font-size: inherit'],
    ...['margin: -1px auto 0', 'padding: var(--space-3) 50%', 'gap: 0 calc(2 * var(--space-12))'],
    ...['inset-block-start: 0.42em', 'inset: 0 auto', 'border-radius: var(--radius-sm) 0'],
  ].map(inClass),
  ...['@media print, (48em <= width < 64em)', '@media (height < 30em)', '@container (inline-size >= 20em)'].map(
    inQuery,
  ),
];

const rules = [...refused.map(([rule]) => rule), ...taken].map((rule, index) => rule.replace('.a', `.a${index}`));
const said = saysOf(rules);

test.each(refused.map(([rule, remedy], index) => [rule.split('\n').join(' '), remedy, said[index]]))(
  '%s is refused, and told %s',
  (_, remedy, answer) => {
    expect(answer).toContain(remedy);
  },
);

test('what is on the scale passes, and so do hairlines, shares and positions that go with the letters', () => {
  expect(said.slice(refused.length)).toEqual(taken.map(() => ''));
});
