/** The rule on repaying a business loan early, which is newer than that for individuals. */
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '..';

/** The question about early repayment beside the visitor's offer. */
const askedOf = (id: 'business-loans' | 'education-loans'): string | undefined => {
  const list = lists[id];
  return list.show(({ answer, defaults }) => {
    const [group] = answer({ ...defaults, offered: 15 }, figureValues(registry, list.figures)).groups;
    return group.ownOffer?.asks.find((ask) => ask.includes('repay early'));
  });
};

test('a firm reads since when the rule holds, and that it does not hold for every lender', () => {
  expect(askedOf('business-loans')).toMatch(/most lenders.*small firm.*floating.*since January 2026/);
});

test('a student reads the rule for an individual', () => {
  expect(askedOf('education-loans')).toMatch(/floating rate to an individual nothing/);
});
