import { render, screen, within } from '@testing-library/react';
import registry from '@site/src/content/figures.yml';
import { creditCards } from '../content/creditCards';
import { figureValues } from '../content/figureValues';
import { lists } from '../lists';
import { cardTerms } from '../lists/credit-cards/cardTerms';
import { shortName } from '../lists/credit-cards/cardText';
import { cardComparison } from './cardComparison';
import Compared from './Compared';

const list = lists['credit-cards'];
const figures = figureValues(registry, list.figures);

function open(ids: readonly string[], numbers = ''): void {
  history.replaceState(null, '', `/compare#credit-cards=${ids.join(',')}${numbers}`);
  render(<Compared kind="credit-cards" comparison={cardComparison()} list={list} figures={figures} old={[]} />);
}

const cells = (name: string): readonly (string | null)[] =>
  within(screen.getAllByRole('table')[0]!)
    .getAllByRole('row', { name: new RegExp(`^${name}`) })
    .flatMap((row) => within(row).getAllByRole('cell'))
    .map(({ textContent }) => textContent);

/** Cards that the guide ranks, by a term of theirs. */
const idsOf = (isWanted: (card: (typeof creditCards)[number]) => boolean, count: number): readonly string[] =>
  creditCards
    .filter((card) => !card.applications && isWanted(card))
    .slice(0, count)
    .map(({ id }) => id);

test('each head draws its card, and below it stands the only link to its issuer', () => {
  const two = creditCards.slice(0, 2);
  open(two.map(({ id }) => id));
  const [table] = screen.getAllByRole('table');
  const heads = within(table!).getAllByRole('columnheader').slice(1);
  for (const [index, card] of two.entries()) {
    const [network = ''] = card.networks ?? [];
    expect(within(heads[index]!).getAllByText(network, { selector: 'svg text' })).not.toEqual([]);
    expect(heads[index]).toHaveTextContent(shortName(card));
    expect(screen.getByRole('link', { name: new RegExp(`^Visit site.*${shortName(card)}`) })).toHaveAttribute(
      'href',
      card.link,
    );
  }
  const [, links] = within(table!).getAllByRole('row');
  expect(within(links!).getAllByRole('link')).toHaveLength(2);
});

test('the fee and its waiver are figures, of which the best is marked', () => {
  const free = idsOf(({ fees }) => fees.yearly.most === 0, 1);
  const waived = idsOf(({ fees }) => fees.waivedFrom !== undefined && (fees.yearly.least ?? 0) > 0, 1);
  const never = idsOf(({ fees }) => !fees.waivedFrom && (fees.yearly.least ?? 0) > 0, 1);
  open([...never, ...waived, ...free]);
  const marked = ['Yearly fee with GST', 'No fee from yearly spending'].map((name) =>
    cells(name).map((text) => text?.includes('(lowest)')),
  );
  expect(marked).toEqual([
    [false, false, true],
    [false, false, true],
  ]);
  expect(cells('No fee from yearly spending')[0]).toBe('Never');
});

test('a fee is known, and may be the lowest, of a card that the list does not rank', () => {
  const [unranked, ranked] = list.show(({ answer, defaults }) => {
    const [group] = answer(defaults, figures).groups;
    const rows = group.unranked.filter(({ isLeftOut }) => !isLeftOut).flatMap((reason) => reason.rows);
    const isFree = (id: string): boolean => creditCards.find((card) => card.id === id)?.fees.yearly.most === 0;
    return [rows.find(({ id }) => isFree(id)), group.ranked.find(({ id }) => !isFree(id))];
  });
  open([ranked!.id, unranked!.id]);
  expect(cells('You get a year').join()).not.toContain('(highest)');
  expect(cells('Yearly fee with GST').map((text) => text?.includes('(lowest)'))).toEqual([false, true]);
});

test('a fee to join has a row only where one differs from that of a year', () => {
  const isOther = ({ fees }: (typeof creditCards)[number]): boolean => fees.joining.least !== fees.yearly.least;
  open(idsOf((card) => !isOther(card), 2));
  expect(screen.queryByRole('rowheader', { name: /^Fee to join/ })).not.toBeInTheDocument();
  document.body.replaceChildren();
  open([...idsOf((card) => !isOther(card), 1), ...idsOf(isOther, 1)]);
  expect(screen.getByRole('rowheader', { name: /^Fee to join/ })).toBeVisible();
});

/** Ranked cards, by whether what they leave is only a minimum. */
const rankedIds = (isLeast: boolean): readonly string[] =>
  list.show(({ answer, defaults }) =>
    answer(defaults, figures)
      .groups[0].ranked.filter(
        ({ figures: shown }) => shown.some(({ counted }) => counted?.isLeast === true) === isLeast,
      )
      .map(({ id }) => id),
  );

test('the sentence says how much more the best card gives than the next', () => {
  const exact = rankedIds(false);
  open([exact[0]!, exact[5]!]);
  expect(document.body).toHaveTextContent(/For ₹25,000 a month, .+ gives ₹[\d,]+ a year more than .+\./);
  expect(cells('You get a year')[1]).toMatch(/− ?₹/);
});

test('beside a sum that is only a minimum none leads, and no difference is exact', () => {
  const [best] = rankedIds(false);
  const [least] = rankedIds(true);
  open([best!, least!]);
  expect(cells('You get a year')[1]).toMatch(/or more$/);
  expect(cells('You get a year')[0]).toMatch(/highest known$/);
  expect(cells('You get a year').join()).not.toMatch(/−|\(highest/);
  expect(document.body).toHaveTextContent(/gives ₹[\d,]+ a year\. .+ gives at least ₹[\d,]+/);
});

test('all that the list says of a card is in its column or in the fold', () => {
  const { rows, fields, details = [] } = cardComparison();
  for (const card of creditCards) {
    const { values } = rows.find(({ id }) => id === card.id)!;
    for (const { read, unsaid } of cardTerms) {
      for (const text of [read(card) ?? unsaid ?? []].flat()) {
        expect(values.some((value) => value.includes(text))).toBe(true);
      }
    }
  }
  expect(details.length).toBeGreaterThan(0);
  expect(new Set(fields).size).toBe(fields.length);
});

test('whole texts stand in the fold, unless the columns say the same', () => {
  open(idsOf(() => true, 2));
  const [table, fold] = screen.getAllByRole('table');
  expect(within(table!).queryByRole('rowheader', { name: 'Pays nothing on' })).not.toBeInTheDocument();
  expect(within(fold!).getByRole('rowheader', { name: 'Pays nothing on', hidden: true })).toBeInTheDocument();
  expect(within(fold!).getByRole('rowheader', { name: 'What it pays, in full', hidden: true })).toBeInTheDocument();
});
