import { comparedRow } from '@site/tests/unit/comparedRow';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../content/figureValues';
import { lists } from '../lists';
import type { OfferGroup } from '../machines/list/rows';
import { countedRows } from './countedRows';

const list = lists['home-loans'];
const answer = list.show((definition) => definition.answer(definition.defaults, figureValues(registry, list.figures)));

/** The list with one of its first rows read on the other side of a move of the repo rate. */
function apartFrom(reason: string): OfferGroup {
  const [group] = answer.groups;
  const [first, second, ...others] = group.ranked;
  return { ...group, ranked: [first!, ...others], unranked: [{ reason, rows: [second!] }] };
}

test('sums that are not ranked together are there, and the sentence says why they cannot be compared', () => {
  const reason = 'Read on 8 October 2026, after the repo rate fell on 7 October 2026.';
  const group = apartFrom(reason);
  const [{ rows }] = group.unranked as [OfferGroup['unranked'][number]];
  const { lead, notes } = countedRows({ ...answer, groups: [group] }, [group.ranked[0]!, rows[0]!].map(comparedRow))!;
  expect(lead).toMatch(/these sums cannot be compared\. /);
  expect(lead).toContain(`${rows[0]!.name}: ${reason}`);
  expect(notes).toEqual([]);
});

test('beside two sums that are comparedRow, why another is not stands in a note', () => {
  const group = apartFrom('Read in May.');
  const rows = [...group.ranked.slice(0, 2), ...group.unranked.flatMap((apart) => apart.rows)];
  const { lead, notes } = countedRows({ ...answer, groups: [group] }, rows.map(comparedRow))!;
  expect(lead).not.toContain('Read in May.');
  expect(notes).toEqual([`${rows[2]!.name}: Read in May.`]);
});

test('two sums less than 1% apart are a tie, and the sentence says by how many rupees', () => {
  const [{ ranked }] = answer.groups;
  const pairs = ranked.flatMap((one, place) => ranked.slice(place + 1).map((other) => [one, other] as const));
  const sentences = pairs.map((pair) => countedRows(answer, pair.map(comparedRow))!.lead);
  const ties = sentences.filter((lead) => lead.includes('a tie'));
  expect([ties.length > 0, ties.length < pairs.length]).toEqual([true, true]);
  for (const lead of ties) {
    const [one, other, apart] = [...lead.matchAll(/₹([\d,.]+)(?: lakh)?\*\* with|difference of ₹([\d,]+) is/gu)].map(
      ([text, sum = '', rupees]) => Number((rupees ?? sum).replaceAll(',', '')) * (text.includes('lakh') ? 100_000 : 1),
    );
    // Each sum is rounded to a thousandth of a crore.
    expect(Math.abs(other! - one! - apart!)).toBeLessThanOrEqual(10_000);
    expect(apart! / one!).toBeLessThan(0.0101);
  }
});
