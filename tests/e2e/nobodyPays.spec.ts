import { expect, test } from '@playwright/test';
import { pages } from '../support/content';

/** What puts rows in order on a page. */
const RANKING = new Set(['OfferList', 'CardList']);

const ranking = pages.filter(({ components }) => components.some(({ name }) => name !== null && RANKING.has(name)));

for (const { url } of [...ranking, { url: '/' }]) {
  test(`${url} says once that nobody pays for a place`, async ({ request }) => {
    const html = await (await request.get(url)).text();
    expect(html.match(/Nobody pays for a place here/g)).toHaveLength(1);
  });
}
