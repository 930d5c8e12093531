/** @jest-environment node */
import { siteOf } from '../model';
import { tiles } from './tiles';

test('a tile that is new is tried, and named at its inputs', async () => {
  const text = '---\ntitle: A page\n---\n\n<CalculatorTile id="sip" inputs="month=5000" />\n';
  const site = siteOf({ mdx: [{ path: 'docs/a.mdx', text }], yaml: [] }, '2026-11-21');
  const before = siteOf(
    { mdx: [{ path: 'docs/a.mdx', text: text.replace('month=5000', 'years=10') }], yaml: [] },
    '2026-11-21',
  );
  expect(await tiles({ ...site, before }, process.cwd())).toEqual([
    expect.objectContaining({ path: 'docs/a.mdx', line: 5, column: 26, found: '"month=5000"' }),
  ]);
}, 60_000);
