/** What a list that ranks owes to a visitor on a phone: an answer in a few taps, at an address, and without a script. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { nameId } from '../../src/lib/nameId';
import { addressNow, nameOf, rowsOf, rowsOfKind } from '../support/content';
import { sample } from '../support/sample';
import { AT_NIGHT, phoneOnly } from './support/projects';
import { openRanked } from './support/ranked';
import { scriptsArrived } from './support/scripts';
import { Finger, MOST_TAPS } from './support/taps';

phoneOnly();

const listOn = (page: Page): Locator => page.locator('[data-island="OfferList"]');
const answerOn = (page: Page): Locator => listOn(page).locator('p').first();

/** How far below the top of the page it begins, in px. */
const topOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.getBoundingClientRect().top + scrollY);

/** One question to a list: what a visitor does with its fields, and the beginning of the answer. */
interface Question {
  readonly path: string;
  readonly asks: string;
  /** Fields in the order in which they are filled; those behind "Add" after `opens`, where it is to be opened */
  readonly writes?: readonly (readonly [field: string, text: string])[];
  readonly opens?: RegExp;
  readonly ticks?: readonly string[];
  readonly chooses?: readonly (readonly [field: string, option: string])[];
  readonly answer: RegExp;
  readonly hash: string;
  /** Nonsense in place of each value, and what of it is named */
  readonly hostile: string;
}

/** An index that a fund of the list follows, other than the one that the page begins with. */
const otherIndex = rowsOf(addressNow('/investments/index-funds'))
  .flatMap(({ fund }) => rowsOfKind('funds').filter(({ id }) => id === fund))
  .map(({ type }) => String(type).replace('Index, ', ''))
  .find((index) => index !== 'Nifty 50')!;

const questions: readonly Question[] = [
  {
    path: '/fixed-deposits',
    asks: 'what ₹5 lakh becomes in 3 years for a senior citizen in the 20% slab',
    writes: [['Deposit', '5 lakh']],
    opens: /^Age, tax, payout/,
    ticks: ['60 or older'],
    chooses: [['Your tax slab', '20%']],
    answer: /^A senior citizen’s ₹5\slakh for 3 years becomes ₹[\d,]+, or ₹[\d,]+ after tax at 20%, insured in full/,
    hash: '#amount=500000&senior=1&slab=20',
    hostile: '#amount=1e9&years=4&senior=maybe&slab=%3Cb%3E',
  },
  {
    path: '/savings-accounts',
    asks: 'what ₹2 lakh earns where no minimum balance is asked',
    writes: [['Balance that you keep', '2 lakh']],
    ticks: ['No minimum balance'],
    // "Up to" unless an account whose rate was read in another month earns more.
    answer: /^₹2\slakh kept for a year earns (?:up to )?₹[\d,]+, insured in full at .+ \(\d\.\d\d%\)\.$/,
    hash: '#balance=200000&zero=1',
    hostile: '#balance=-5&zero=2&slab=40&order=__proto__',
  },
  {
    path: '/personal-loans',
    asks: 'what ₹3 lakh over 3 years costs',
    writes: [
      ['Loan amount', '3 lakh'],
      ['Tenure', '3'],
    ],
    answer:
      /^(?:₹3\slakh over 3 years costs ₹[\d,]+ a month at [\d.]+%, the lowest of \d+ published rates|For example, ₹3\slakh over 3 years at [\d.]+% costs ₹[\d,]+ a month.*Last known rates, \w+ \d{4}\.)/,
    hash: '#amount=300000&years=3',
    hostile: '#amount=99999999999&years=-3&order=constructor',
  },
  {
    path: '/gold-loan',
    asks: 'what one can borrow on 50 g of 22 carat gold, repaid in one go',
    writes: [['Gold, without stones', '50']],
    opens: /^Purity, time/,
    chooses: [['You repay', 'In one go, at the end']],
    answer:
      /^(?:On 50 g of 22 carat gold at an example price you can borrow up to ₹[\d,]+\. After 12 months you repay ₹[\d,]+ at the lowest published rate|Last known rates, \w+ \d{4}\.)/,
    hash: '#grams=50&repay=bullet',
    hostile: '#grams=0&carat=23&months=1.5&repay=never',
  },
  {
    path: '/insurance/health',
    asks: 'which health plans take a father of 68 with diabetes',
    writes: [['Age of the oldest', '68']],
    ticks: ['Sugar (diabetes)'],
    answer: /^At 68, \w+ of \d+ plans stays? open.+ They pay for diabetes after /,
    hash: '#age=68&diabetes=1',
    hostile: '#age=17&diabetes=2&room=yes&order=best',
  },
  {
    path: '/insurance/travel',
    asks: 'a cover of $1 million for parents above 70 who have an illness',
    ticks: ['An illness you already have', 'Travellers above 70', 'Bills up to $1 million'],
    answer: /^\w+ of \d+ insurers meets? all three of your conditions\./,
    hash: '#illness=1&old=1&large=1',
    hostile: '#old=yes&large=2&order=best',
  },
  {
    path: '/insurance/home',
    asks: 'what a policy covers of a home that costs ₹50 lakh to rebuild',
    writes: [['Cost to rebuild', '50 lakh']],
    answer:
      /^A home that costs ₹50\slakh to rebuild is covered for ₹60\slakh: ₹50\slakh for the building and ₹10\slakh /,
    hash: '#rebuild=5000000',
    hostile: '#rebuild=1e9&order=cheapest',
  },
  {
    path: '/investments/index-funds',
    asks: 'what a point of cost takes from a fund on another index',
    chooses: [['Index', otherIndex]],
    answer: /^On ₹10,000 a month for 20 years, a yearly charge of 1% costs ₹12\.7\slakh at an assumed 12%\.$/,
    hash: `#type=${nameId(`Index, ${otherIndex}`)}`,
    hostile: '#type=nifty&risk=none&monthly=1&order=constructor',
  },
];

test('a box that is ticked leaves the others where the finger is going', AT_NIGHT, async ({ page }) => {
  await page.goto('/insurance/travel');
  await scriptsArrived(page);
  const list = listOn(page);
  const places = (): Promise<readonly number[]> =>
    list.getByRole('checkbox').evaluateAll((boxes) =>
      boxes.slice(0, 4).flatMap((box) => {
        const { x, y } = box.getBoundingClientRect();
        return [Math.round(x), Math.round(y)];
      }),
    );
  const box = list.getByRole('checkbox', { name: 'Travellers above 70' });
  await box.scrollIntoViewIfNeeded();
  const before = await places();
  await box.tap();
  await expect(answerOn(page)).toContainText('a plan above 70');
  expect(await places()).toEqual(before);
});

for (const { path, asks, writes = [], opens, ticks = [], chooses = [], answer, hash } of sample(
  questions,
  2,
  'lists',
)) {
  test(`${path}: ${asks}, takes a few taps`, async ({ page }) => {
    await openRanked(page, path);
    await scriptsArrived(page);
    const list = listOn(page);
    const finger = new Finger();
    await finger.unfoldFields(list);
    const firstControl = list.locator('input, select').first();
    const top = await topOf(firstControl);
    for (const [name, text] of writes) {
      const field = list.getByRole('textbox', { name });
      await finger.write(field, text);
      await expect(list).toHaveAttribute('data-island-status', 'live');
    }
    // A fold alone among folded fields is laid open.
    const more = opens && list.getByText(opens);
    if (more && (await more.isVisible())) await finger.tap(more);
    for (const name of ticks) await finger.tap(list.getByRole('checkbox', { name }));
    for (const [name, option] of chooses) await finger.choose(list.getByRole('combobox', { name }), option);
    await expect(answerOn(page)).toHaveText(answer);
    await expect(page).toHaveURL(path + hash);
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
    // Boxes are ticked one after the other: the next must be where the finger aims.
    if (ticks.length > 1) expect(await topOf(firstControl)).toBeCloseTo(top, 0);
  });
}

for (const { path, chooses = [], answer, hash, hostile } of sample(questions, 1, 'addresses of lists')) {
  test(`${path}: the address of an answer opens the same answer`, async ({ page }) => {
    await openRanked(page, path + hash);
    await expect(listOn(page)).toHaveAttribute('data-island-status', 'live');
    await expect(answerOn(page)).toHaveText(answer);
    for (const [name, option] of chooses) {
      const select = listOn(page)
        .locator('select')
        .filter({ has: page.locator('option', { hasText: option }) });
      await expect(select.locator('option:checked'), name).toHaveText(option);
    }
  });

  test(`${path}: a hostile address is left out and said to be`, AT_NIGHT, async ({ page }) => {
    await page.goto(path);
    const example = await answerOn(page).innerText();
    await page.goto('about:blank');
    await page.goto(path + hostile);
    await expect(listOn(page)).toHaveAttribute('data-island-status', 'live');
    await expect(listOn(page).getByText(/something that we cannot use/)).toBeVisible();
    await expect(answerOn(page)).toHaveText(example);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} shows the worked answer, and no control that does nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(answerOn(page)).toHaveText(/₹\d|\d+ (?:plans|insurers)|Last known rates/);
      const list = listOn(page);
      expect(
        await list
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3 }) })
          .count(),
      ).toBeGreaterThan(0);
      await expect(list.locator('input:visible, select:visible, button:visible')).toHaveCount(0);
      // A list that is not ranked begins with an example of an offer.
      const row = list.locator('ol > li:has(h3)').first();
      await row.locator('summary').click();
      await expect(row.locator('dl')).toBeVisible();
    });
  });
}

for (const [path, hash, named] of sample(
  [
    ['/fixed-deposits', '#sum=500000', 'sum'],
    ['/home-loans', '#income=90000', 'income'],
    ['/credit-cards/fuel', `#petrol=${'9'.repeat(10_000)}`, 'petrol'],
    ['/personal-loans', '#amount=300000&amount=400000', '400000'],
  ] as const,
  1,
  'unread addresses',
)) {
  test(`${path}: what nothing reads of an address is said to be left out (${named})`, async ({ page }) => {
    await page.goto(path + hash);
    await expect(page.getByText(/something that we cannot use/)).toContainText(`(${named}). It was left out.`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test(
  '/investments/index-funds begins with the fund that fell least behind the Nifty 50',
  AT_NIGHT,
  async ({ page }) => {
    await page.goto('/investments/index-funds');
    const behind = rowsOfKind('index-tracking').map((row) => ({
      name: nameOf(row),
      percent: parseFloat(String(row['behind'])),
    }));
    const known = behind.filter(({ percent }) => !Number.isNaN(percent));
    const [best] = known.sort((a, b) => a.percent - b.percent || a.name.localeCompare(b.name, 'en-IN'));
    await expect(answerOn(page)).toHaveText(new RegExp(`^Of ${known.length} funds .+ stayed closest to the index`));
    await expect(listOn(page).getByRole('heading', { level: 3 }).first()).toHaveText(best!.name);
  },
);
