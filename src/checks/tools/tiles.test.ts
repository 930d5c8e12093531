/** @jest-environment node */
import { siteOf } from '../model';
import { tiles } from './tiles';

const siteWith = (inputs: string) =>
  siteOf(
    {
      mdx: [
        { path: 'docs/a.mdx', text: `---\ntitle: A page\n---\n\n<CalculatorTile id="sip" inputs="${inputs}" />\n` },
      ],
      yaml: [],
    },
    '2026-11-21',
  );

test('one of the main branch is not', async () => {
  expect(await tiles({ ...siteWith('years=10'), before: siteWith('years=10') }, '/nowhere')).toEqual([]);
});

test('where they cannot be tried, the check says so', async () => {
  const [problem] = await tiles(siteWith('years=10'), '/nowhere');
  expect(problem?.message).toContain('could not be tried');
});
