/** @jest-environment node */
import { loanListIds } from '../../content/listCatalogue';
import { lists } from '..';
import { startingRates } from './exampleRate';

const boundsOf = (id: (typeof loanListIds)[number]) => {
  const rates = startingRates(lists[id].refinance.lenders);
  return [rates[0] ?? NaN, rates.at(-1) ?? NaN] as const;
};

test.each(loanListIds)('%s: no example is outside the rates at which its lenders start', (id) => {
  const [least, most] = boundsOf(id);
  const offered = lists[id].show(({ offer }) => (offer?.example as { readonly offered?: number } | undefined)?.offered);
  for (const rate of [offered, lists[id].refinance.rateNow[0]]) {
    expect(rate).toBeGreaterThanOrEqual(least);
    expect(rate).toBeLessThanOrEqual(most);
  }
});
