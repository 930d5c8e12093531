import documents from '@site/src/content/documents.yml';
import records from '@site/src/content/insurers.yml';
import registry from '@site/src/content/figures.yml';
import healthFile from '@site/docs/insurance/health.yml';
import homeFile from '@site/docs/insurance/home.yml';
import termFile from '@site/docs/insurance/term-life.yml';
import { figureValues } from '../content/figureValues';
import { joinInsurers } from '../content/joinInsurers';
import { kindOf, type ListingFile, type RecordFile } from '../content/schemas';
import { rowsOf, type OfferRow } from '../machines/list/rows';
import { orderNumber } from '../lib/quantities/cell';
import { format } from '../lib/quantities/quantity';
import { lists } from '.';
import { insurers as homeInsurers } from './home-insurers/insurers';
import { listIds, type ListId } from '../content/listCatalogue';

/** Invariants of every insurance list. */

const { rows: insurers } = records as RecordFile<'insurers'>;
const healthPlans = (healthFile as ListingFile<'health-plans'>).rows;
const termPlans = (termFile as ListingFile<'term-plans'>).rows;

/** Lists of what insurers of health and motor sell as well. */
const SOLD_BY_OTHERS: readonly string[] = ['home-insurers', 'travel-insurers'];

const answerOf = (id: ListId, values: object = {}) =>
  lists[id].show((definition) =>
    definition.answer({ ...definition.defaults, ...values }, figureValues(registry, lists[id].figures)),
  );

const allRows = (id: ListId): readonly OfferRow[] => answerOf(id).groups.flatMap((group) => rowsOf(group));

const closed = ({ figures, note }: OfferRow): string =>
  [...figures.flatMap(({ label, text, caveat }) => [label, text, caveat]), note?.label, note?.text].join(' ');

const opened = ({ facts }: OfferRow): string => facts.flat(2).join(' ');

test('a year stands with every line of every insurer, and the documents of its figures exist', () => {
  const known = new Set(documents.rows.map(({ id }) => id));
  for (const { health, motor, life } of insurers) {
    for (const line of [health, motor, life]) {
      if (!line) continue;
      expect(line.year).toMatch(/^\d{4}-\d{2}$/);
      for (const id of line.source) expect(known).toContain(id);
    }
  }
});

test('a health plan of one insurer says its claims and complaints before it is opened, and the year stands below the rows', () => {
  const rows = new Map(allRows('health-plans').map((row) => [row.name, row]));
  const notes = answerOf('health-plans')
    .groups.flatMap((group) => group.notes)
    .join(' ');
  for (const { name, insurer: id } of healthPlans) {
    const row = rows.get(name)!;
    const health = insurers.find((one) => one.id === id)?.health;
    if (!health) {
      expect(closed(row)).toContain('differ by insurer');
      continue;
    }
    for (const text of [format(health.claimsPaid), `${format(health.complaints)} complaints`])
      expect(closed(row)).toContain(text);
    expect(notes).toContain(health.year);
    for (const text of [format(health.claimsPaid), format(health.complaints), health.year])
      expect(opened(row)).toContain(text);
  }
});

test('a term plan has the claims, the complaints and the year of its insurer’s record', () => {
  for (const { insurer: id, claimRatio, byAmount, ombudsmanLost, claimsYear } of termPlans) {
    const life = insurers.find((one) => one.id === id)?.life;
    expect({ claimRatio, byAmount, ombudsmanLost, claimsYear }).toEqual({
      claimRatio: life?.claimRatio,
      byAmount: life?.byAmount,
      ombudsmanLost: life?.ombudsmanLost,
      claimsYear: life?.year,
    });
  }
});

test('cars and bikes read one table: an insurer that both name has one row, with the motor figures of its record', () => {
  const bikes = new Map(allRows('bike-insurers').map((row) => [row.id, row]));
  const cars = allRows('car-insurers');
  expect(cars.some(({ id }) => bikes.has(id))).toBe(true);
  for (const row of cars) {
    if (bikes.has(row.id)) expect(row).toEqual(bikes.get(row.id));
    const { motor } = insurers.find(({ name }) => name === row.name)!;
    expect(row.figures[0].text).toBe(format(motor!.claimRatio));
    expect(opened(row)).toContain(motor!.year);
  }
});

test.each(listIds.filter((id) => SOLD_BY_OTHERS.includes(id)))(
  'a closed row of %s has no claims of other business; opened, it names the business and the year',
  (id) => {
    for (const row of allRows(id)) {
      expect(closed(row)).not.toMatch(/claim|complain/i);
      for (const [name, value] of row.facts.filter(([name]) => /claims|complaints/i.test(name))) {
        expect(`${name} ${String(value)}`).toMatch(/health|motor/i);
        if (value !== 'Not found') expect(name).toMatch(/\d{4}-\d{2}$/);
      }
      expect(opened(row)).toMatch(/Health claims paid/);
    }
  },
);

test('the price of 2021 is in no sentence and no sum: it stands in opened rows, by its date', () => {
  const prices = homeInsurers.flatMap(({ premium }) => orderNumber(premium) ?? []);
  expect(prices.length).toBeGreaterThan(0);
  for (const rebuild of [500_000, 2_200_000, 10_000_000]) {
    const answer = answerOf('home-insurers', { rebuild });
    const { groups, ...said } = answer;
    const outside = JSON.stringify([
      said,
      groups.map(({ ranked, unranked: _, ...group }) => [group, ranked.map(closed)]),
    ]);
    expect(outside).not.toMatch(/2021/);
    for (const price of prices) {
      const texts = [price, Math.round((price * rebuild) / 10_000_000)].map((rupees) => rupees.toLocaleString('en-IN'));
      for (const text of texts) expect(outside).not.toContain(`₹${text} a year`);
    }
    for (const row of groups[0].ranked) {
      const dated = row.facts.filter(([, value]) => /₹\d[\d,]* a year/.test(String(value)));
      expect(dated.map(([name]) => name)).toEqual(['Price of April 2021']);
    }
  }
});

test('every list of insurance gets each figure of an insurer from its record alone', () => {
  for (const list of [healthFile, homeFile, termFile] as ListingFile[]) {
    const joined = joinInsurers(list as never, kindOf(list.kind), insurers) as unknown as ListingFile;
    expect(joined.rows).toEqual(list.rows);
  }
});

/** Lists with yearly figures. */
const yearly = ['life-insurers', 'car-insurers', 'bike-insurers', 'health-plans'] as const;

test.each(yearly)(
  '%s is from A to Z or by a wait, and by whatever figure somebody sorts it, none is first, best or summed up',
  (id) => {
    lists[id].show(({ inputs, order = '' }) => {
      const { options = {} } = inputs[order as keyof typeof inputs] as { readonly options?: object };
      const orders = Object.keys(options);
      expect(orders.length).toBeGreaterThan(2);
      const names = answerOf(id, id === 'health-plans' ? { order: 'name' } : {}).groups[0].ranked.map(
        ({ name }) => name,
      );
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
      for (const chosen of orders) {
        const { groups, result, lead } = answerOf(id, { [order]: chosen });
        expect([result, groups.flatMap(({ tag }) => tag ?? [])]).toEqual([undefined, []]);
        expect(lead).toEqual(answerOf(id).lead);
        const marks = groups.flatMap((group) =>
          rowsOf(group).flatMap(({ figures }) =>
            figures.filter(({ isBest, distance }) => isBest === true || distance !== undefined),
          ),
        );
        expect(marks).toEqual([]);
      }
    });
  },
);

test.each(['life-insurers', 'car-insurers', 'bike-insurers'] as const)(
  'a sentence of %s with a share of claims names the year, whatever is asked',
  (id) => {
    const names = lists[id].show(({ inputs, order }) => Object.keys(inputs).filter((name) => name !== order));
    for (let asked = 0; asked < 2 ** names.length; asked += 1) {
      const wishes = Object.fromEntries(names.map((name, index) => [name, (asked & (2 ** index)) > 0]));
      const sentence = answerOf(id, wishes).lead;
      if (/\d%|of 100/.test(sentence)) expect(sentence).toMatch(/\b20\d\d-\d\d\b/);
    }
  },
);

test('above the shares of death claims stands of which year they are, on a phone too', () => {
  const year = insurers.find(({ life }) => life)!.life!.year;
  const [{ heads, narrow }] = answerOf('life-insurers').groups;
  for (const text of [heads[1]?.text, heads[2]?.text, narrow.head]) expect(text).toContain(`Paid in ${year}, by`);
});
