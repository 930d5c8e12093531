/**
 * What somebody does in an island before, while and after it wakes has the outcome that it has in one that is awake: the same fields, the same
 * address and the same words.
 */
import { expect, test } from '@playwright/test';
import { testsAll } from '../support/sample';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { key, keys, tap, tapOn } from './support/hand';
import { scenarios } from './support/scenarios';
import { outcomeAwake, outcomeOnDevice, outcomeWoken, type Device, type Late, type Scenario } from './support/waking';

eitherScreen();

/** In the gate, an island wakes in the middle, or where it lost most: at the end of it all. */
function momentsOf({ actions }: Scenario, place: number): readonly { readonly after: number; readonly late: Late }[] {
  const end = actions.length;
  if (!testsAll())
    return [
      place % 2 === 0 ? { after: end, late: 'everything' } : { after: Math.ceil(end / 2), late: 'the island alone' },
    ];
  const all = actions.map((_action, index) => index + 1);
  return all.flatMap((after) => (['everything', 'the island alone'] as const).map((late) => ({ after, late })));
}

const devices: readonly Device[] = testsAll()
  ? [1, 4, 6].flatMap((slower) => [{ slower }, { slower, kilobits: 1600 }, { slower, kilobits: 400 }])
  : [{ slower: 6, kilobits: 400 }];

scenarios
  .filter(({ isInGate }) => isInGate === true || testsAll())
  .forEach((scenario, place) => {
    test(`${scenario.island} on ${scenario.page}: ${scenario.name}`, async ({ page, browser, isMobile }, {
      project,
    }) => {
      const awake = await outcomeAwake(page, scenario, isMobile);
      for (const moment of momentsOf(scenario, place)) {
        const other = await browser.newPage(project.use);
        const woken = await outcomeWoken(other, scenario, isMobile, moment);
        const when = `awake after ${moment.after} of ${scenario.actions.length}, late: ${moment.late}`;
        expect.soft(woken, when).toEqual(awake);
        await other.close();
      }
    });
  });

/** The first number of a page, tapped and typed. */
const firstNumbers: readonly Scenario[] = [
  { page: '/calculators/sip', island: 'Calculator', name: 'monthly', text: '300000' },
  { page: '/', island: 'HomeAnswer', name: 'amount', text: '3000000' },
  { page: '/home-loans', island: 'OfferList', name: 'amount', text: '3000000' },
  { page: '/credit-cards', island: 'OfferList', name: 'food', text: '30000' },
].map(({ page, island, name, text }) => ({
  page,
  island,
  name,
  folded: `input[name="${name}"]`,
  actions: [tap(name), keys(text), key('Enter')],
}));
const words: Scenario = {
  page: '/blog',
  island: 'ArticleFilter',
  name: 'words',
  actions: [tapOn('input[type="search"]'), keys('score'), key('Enter')],
};

(testsAll() ? [...firstNumbers, words] : firstNumbers.slice(0, 1)).forEach((scenario) =>
  devices.forEach((device) => {
    const { slower, kilobits = 'unlimited' } = device;
    test(
      `what is typed at once on ${scenario.page} stands there, ${slower} times slower, ${kilobits} kbit/s`,
      AT_NIGHT,
      async ({ page, browser, isMobile }, { project }) => {
        const awake = await outcomeAwake(page, scenario, isMobile);
        const other = await browser.newPage(project.use);
        expect(await outcomeOnDevice(other, scenario, isMobile, device)).toEqual(awake);
        await expect(other.locator('[aria-invalid=true]')).toHaveCount(0);
        await other.close();
      },
    );
  }),
);
