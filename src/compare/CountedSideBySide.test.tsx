import { act, render, screen, within } from '@testing-library/react';
import { sample } from '@site/tests/support/sample';
import userEvent from '@testing-library/user-event';
import documents from '@site/src/content/documents.yml';
import registry from '@site/src/content/figures.yml';
import providers from '@site/src/content/providers.yml';
import { cardComparison } from './cardComparison';
import {
  comparedListIds,
  comparedListOf,
  countingList,
  listCatalogue,
  loanListIds,
  type ComparedListId,
} from '../content/listCatalogue';
import { comparisonOf } from './comparisonOf';
import { figureValues } from '../content/figureValues';
import type { ListingFile } from '../content/schemas';
import type { Comparison } from '../machines/compare/comparison';
import { settleAddress } from '../islands/runtime/settleAddress';
import { lists } from '../lists';
import { dataOf } from '../build/content/loadDataFile';
import { offerLists } from '@site/tests/support/content';
import { lastKnown } from '../machines/list/lastKnown';
import { rowsOf, type OfferRow, type OwnOffer } from '../machines/list/rows';
import CountedSideBySide from './CountedSideBySide';

const files = offerLists.flatMap(({ page, files: shown }) =>
  shown.flatMap((file) => {
    const data = dataOf(file) as ListingFile;
    const kind = comparedListOf(data.kind, page);
    return kind && countingList(kind) ? [[kind, data] as const] : [];
  }),
);

const comparisons = new Map<ComparedListId, Comparison>([
  ['credit-cards', cardComparison()],
  ...files.map(([kind, file]) => [kind, comparisonOf(file, providers, documents)] as const),
]);
const kinds = comparedListIds.filter((kind) => countingList(kind));

const comparisonFor = (kind: ComparedListId): Comparison => comparisons.get(kind)!;

function open(kind: ComparedListId, ids: readonly string[], numbers = '', isOld = false): void {
  history.replaceState(null, '', `/compare#${kind}=${ids.join(',')}${numbers}`);
  const list = lists[countingList(kind)!];
  const figures = figureValues(registry, list.figures);
  render(
    list.show((definition) => (
      <CountedSideBySide
        kind={kind}
        comparison={comparisonFor(kind)}
        definition={definition}
        figures={figures}
        isOld={isOld}
      />
    )),
  );
}

/** The ranked rows of a list for its defaults. */
function ranked(kind: ComparedListId): readonly OfferRow[] {
  const list = lists[countingList(kind)!];
  const ids = new Set(comparisonFor(kind).rows.map(({ id }) => id));
  return list.show(({ answer, defaults }) =>
    answer(defaults, figureValues(registry, list.figures))
      .groups.filter((group) => rowsOf(group).every(({ id }) => ids.has(id)))
      .flatMap((group) => group.ranked),
  );
}

/** The first of them, by id. */
const firstOf = (kind: ComparedListId, count: number): readonly string[] =>
  ranked(kind)
    .slice(0, count)
    .map(({ id }) => id);

const rowOf = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cells = (name: string): readonly (string | null)[] =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test.each(sample(kinds, 4, 'counted side by side'))('%s: every sum is the one that the list shows', (kind) => {
  const rows = ranked(kind).slice(0, 3);
  expect(rows.length).toBeGreaterThan(1);
  open(kind, firstOf(kind, 3));
  const counted = rows[0]!.figures.filter((figure) => figure.counted);
  expect(counted).not.toEqual([]);
  for (const { label, counted: sum } of counted) {
    const name = sum?.name ?? label;
    const shown = rows.map(({ figures }) => figures.find((figure) => figure.label === label)!.text);
    const same = screen.queryByText(/^The same for/)?.textContent;
    if (same?.includes(`${name}: `)) expect(same).toContain(`${name}: ${shown[0]!}`);
    else shown.forEach((text, index) => expect(cells(name)[index]).toContain(text));
  }
  expect(screen.getByRole('link', { name: 'Change numbers' })).toHaveAttribute('href', listCatalogue[kind].page);
});

test.each(sample(kinds, 4, 'counted side by side'))('%s: what a sum counts or leaves out stands beside it', (kind) => {
  const rows = ranked(kind);
  const said = rows.find(({ figures }) => figures.some(({ counted }) => counted?.small));
  if (!said) return;
  open(kind, [said.id, rows.find(({ id }) => id !== said.id)!.id]);
  for (const { label, counted } of said.figures) {
    // In the head of its row, where both sums hold it.
    if (counted?.small) expect(rowOf(counted.name ?? label)).toHaveTextContent(counted.small);
  }
});

test("the address brings the visitor's numbers, and the best sum is marked", () => {
  const [best, worst] = [ranked('fixed-deposits')[0]!, ranked('fixed-deposits').at(-1)!];
  open('fixed-deposits', [worst.id, best.id], '&amount=500000');
  const text = document.body.textContent.replaceAll('\u00A0', ' ');
  const [, most, least] = /For ₹5 lakh, 3 years, under 60: you get ₹([\d,]+) with .+?, ₹([\d,]+)/.exec(text)!;
  expect(text).toContain(`you get ₹${most} with ${best.name}`);
  expect(Number(most!.replaceAll(',', ''))).toBeGreaterThan(Number(least!.replaceAll(',', '')));
  expect(Number(least!.replaceAll(',', ''))).toBeGreaterThan(500_000);
  expect(cells('You get').map((cell) => cell?.includes('(highest)'))).toEqual([false, true]);
});

test('where each sum is only a lowest end, the sentence says why none leads', () => {
  open('company-deposits', []);
  expect(cells('You get').every((cell) => cell?.endsWith('or more'))).toBe(true);
  expect(document.body).toHaveTextContent('each of these sums may come to more, so none is marked.');
  expect(document.body).not.toHaveTextContent('(highest)');
});

test.each([
  ['fixed-deposits', '&years=1&senior=1', /^(?:Rate, 60 or older|You get)/],
  ['savings-accounts', '&balance=500000', /^(?:Rate on ₹5 lakh|You earn a year)/],
] as const)('%s: only what is counted for the visitor leads, and no published rate', (kind, numbers, counted) => {
  open(kind, [], numbers);
  const leaders = screen.queryAllByText(/\((?:highest|\w+ are highest alike)\)/);
  expect(leaders.length).toBeGreaterThan(0);
  for (const one of leaders) expect(one.closest('tr')).toHaveTextContent(counted);
});

test.each(sample(kinds, 4, 'counted side by side'))(
  '%s: once it is too old to be ranked, nothing leads, and sums stay',
  (kind) => {
    open(kind, firstOf(kind, 3), '', true);
    expect(document.body).toHaveTextContent(/Last known \w+, \w+ 20\d\d\./);
    expect(document.body).not.toHaveTextContent('●');
    expect(screen.getAllByRole('table')[0]).toHaveTextContent(/₹[\d,]+/);
  },
);

test('a row that the list does not rank says why, and does not lead', () => {
  const kind = 'credit-cards';
  const list = lists[kind];
  const { row, reason } = list.show(({ answer, defaults }) => {
    const [group] = answer(defaults, figureValues(registry, list.figures)).groups;
    const unranked = group.unranked.find(({ isLeftOut }) => !isLeftOut)!;
    return { row: unranked.rows[0]!, reason: unranked.reason };
  });
  const exact = ranked(kind).filter(({ figures }) => !figures.some(({ counted }) => counted?.isLeast));
  open(kind, [row.id, exact[0]!.id, exact[5]!.id]);
  const { name } = comparisonFor(kind).rows.find(({ id }) => id === row.id)!;
  expect(screen.getByText(`${name}: ${reason}`)).toBeVisible();
  expect(cells('You get')[0]).not.toContain('(highest)');
  expect(cells('You get')[1]).toContain('(highest)');
});

test('what the sums are worked out from stands in a fold, in the words of the lenders', () => {
  open('home-loans', firstOf('home-loans', 2));
  const [table, published] = screen.getAllByRole('table');
  const rowsIn = (of: HTMLElement) =>
    within(of)
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
  expect(rowsIn(table!)).toEqual(expect.arrayContaining(['Published rate', 'Fee with GST', 'Who gets this rate']));
  expect(rowsIn(table!)).not.toContain('Interest rate');
  expect(published!.closest('details')).not.toHaveAttribute('open');
  expect(rowsIn(published!).slice(0, 2)).toEqual(['Interest rate', 'Processing fee']);
  expect(rowsIn(published!).at(-1)).toBe('Source');
});

test('a list that is too old to rank is compared from its first names on, as it stands', () => {
  const list = lists['personal-loans'];
  const names = list.show((definition) => {
    const { answer, defaults } = lastKnown(definition, 'comparison');
    return answer(defaults, figureValues(registry, list.figures))
      .groups.flatMap(rowsOf)
      .map(({ name }) => name);
  });
  open('personal-loans', [], '', true);
  const heads = within(screen.getAllByRole('table')[0]!).getAllByRole('columnheader').slice(1);
  expect(heads.length).toBeGreaterThan(1);
  heads.forEach((head, index) => expect(head).toHaveTextContent(names[index]!));
});

describe("the visitor's own offer", () => {
  const offer = { offered: 9.4, offerFee: 4000 };
  const given = '&offered=9.4&offerFee=4000';

  /** The offer as the list shows it. */
  function ownIn(kind: ComparedListId): OwnOffer {
    const list = lists[countingList(kind)!];
    return list.show(({ answer, defaults }) => {
      const [{ ownOffer }] = answer({ ...defaults, ...offer }, figureValues(registry, list.figures)).groups;
      return ownOffer!;
    });
  }

  /** Those of the table, without the fold below it. */
  const columnHeads = () => within(screen.getAllByRole('table')[0]!).getAllByRole('columnheader').slice(1);

  test.each(sample(loanListIds, 2, 'an offer beside the rows'))(
    '%s: it stands first, with the sums that the list shows',
    (kind) => {
      open(kind, firstOf(kind, 2), given);
      const heads = columnHeads();
      expect(heads).toHaveLength(3);
      expect(heads[0]).toHaveTextContent('Your offer');
      // The sentence compares sums, as without an offer, and no published rates.
      expect(document.body).not.toHaveTextContent(/: published rate .* with /);
      const { figures, compared } = ownIn(kind);
      expect(compared).not.toEqual([]);
      for (const { label, text, counted } of [...figures.slice(1), ...compared]) {
        expect(cells(counted?.name ?? label)[0]).toContain(text);
      }
      expect(cells('Interest rate')[0]).toContain('9.40%');
    },
  );

  test('it is entered, changed and taken out on the page, and stands in the address', async () => {
    open('personal-loans', firstOf('personal-loans', 3));
    expect(screen.queryByText('Your offer')).not.toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Rate offered', hidden: true });
    await userEvent.type(field, '14');
    expect(columnHeads()[0]).toHaveTextContent('Your offer');
    expect(cells('Interest rate')[0]).toContain('14.00%');
    act(() => settleAddress());
    expect(location.hash).toContain('offered=14');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Your offer' }));
    act(() => settleAddress());
    expect(screen.queryByText('Your offer')).not.toBeInTheDocument();
    expect(location.hash).not.toContain('offered');
  });

  test('at most four columns fit, with it', () => {
    open('home-loans', firstOf('home-loans', 4), given);
    expect(columnHeads()).toHaveLength(4);
    expect(screen.getByText(/^Only 3 fit side by side/)).toBeInTheDocument();
  });
});
