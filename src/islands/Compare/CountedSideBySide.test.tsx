import { cleanup, render, screen, within } from '@testing-library/react';
import businessLoans from '@site/docs/business-loans.yml';
import carLoans from '@site/docs/car-loan.yml';
import educationLoans from '@site/docs/education-loan.yml';
import companyDeposits from '@site/docs/fixed-deposits-companies.yml';
import fixedDeposits from '@site/docs/fixed-deposits.yml';
import goldLoans from '@site/docs/gold-loan.yml';
import propertyLoans from '@site/docs/loan-against-property.yml';
import personalLoans from '@site/docs/personal-loans.yml';
import savingsAccounts from '@site/docs/savings-accounts.yml';
import documents from '@site/src/content/documents.yml';
import registry from '@site/src/content/figures.yml';
import providers from '@site/src/content/providers.yml';
import { cardComparison } from '../../content/cardComparison';
import { comparedLists, type ComparedListId } from '../../content/comparedLists';
import { comparisonOf, type ComparedFile } from '../../content/comparison';
import { figureValues } from '../../content/figureValues';
import type { Comparison } from '../../lib/compare/comparison';
import { lists } from '../../lists';
import { rowsOf, type OfferRow } from '../OfferList/rows';
import CountedSideBySide from './CountedSideBySide';
import { countingLists } from './countingLists';

const files = {
  'personal-loans': personalLoans,
  'business-loans': businessLoans,
  'education-loans': educationLoans,
  'car-loans': carLoans,
  'gold-loans': goldLoans,
  'property-loans': propertyLoans,
  'fixed-deposits': fixedDeposits,
  'company-deposits': companyDeposits,
  'savings-accounts': savingsAccounts,
};

const comparisons = new Map<ComparedListId, Comparison>([
  ['credit-cards', cardComparison()],
  ...(Object.entries(files) as [ComparedListId, unknown][]).map(
    ([kind, file]) => [kind, comparisonOf(file as ComparedFile, providers, documents)] as const,
  ),
]);
const kinds = Object.keys(countingLists) as readonly ComparedListId[];

const comparisonFor = (kind: ComparedListId): Comparison => comparisons.get(kind)!;

function open(kind: ComparedListId, ids: readonly string[], numbers = ''): void {
  history.replaceState(null, '', `/compare#${kind}=${ids.join(',')}${numbers}`);
  const list = lists[countingLists[kind]!];
  const figures = figureValues(registry, list.figures);
  render(
    list.show((definition) => (
      <CountedSideBySide kind={kind} comparison={comparisonFor(kind)} definition={definition} figures={figures} />
    )),
  );
}

/** The ranked rows of a list for its example. */
function ranked(kind: ComparedListId): readonly OfferRow[] {
  const list = lists[countingLists[kind]!];
  const ids = new Set(comparisonFor(kind).rows.map(({ id }) => id));
  return list.show(({ answer, defaults }) =>
    answer(defaults, figureValues(registry, list.figures))
      .groups.filter((group) => rowsOf(group).every(({ id }) => ids.has(id)))
      .flatMap((group) => group.ranked),
  );
}

const cells = (name: string): readonly (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test.each(kinds)('%s: every sum is the one that the list shows', (kind) => {
  const rows = ranked(kind).slice(0, 3);
  expect(rows.length).toBeGreaterThan(1);
  open(
    kind,
    rows.map(({ id }) => id),
  );
  const labels = rows[0]!.figures.filter(({ counted }) => counted).map(({ label }) => label);
  expect(labels).not.toEqual([]);
  for (const label of labels) {
    const shown = rows.map(({ figures }) => figures.find((figure) => figure.label === label)!.text);
    const same = screen.queryByText(/^The same for/)?.textContent;
    if (same?.includes(`${label}: `)) expect(same).toContain(`${label}: ${shown[0]!}`);
    else shown.forEach((text, index) => expect(cells(label)[index]).toContain(text));
  }
  expect(screen.getByRole('link', { name: 'Change numbers' })).toHaveAttribute('href', comparedLists[kind].page);
  cleanup();
});

test("the address brings the visitor's numbers, and the best sum is marked", () => {
  open('fixed-deposits', ['hdfc-bank', 'jana-small-finance-bank'], '&amount=500000');
  expect(document.body).toHaveTextContent(
    /For ₹5 lakh, 3 years: you get ₹6,\d\d,\d{3} with Jana Small Finance Bank, ₹6,/,
  );
  expect(cells('You get').map((text) => text?.includes('(highest)'))).toEqual([false, true]);
});

test('a number that no field accepts is named and left out', () => {
  open('fixed-deposits', ['hdfc-bank', 'jana-small-finance-bank'], '&amount=abc');
  expect(screen.getByText(/\(abc\)\. It was left out/)).toBeInTheDocument();
  expect(document.body).toHaveTextContent('For ₹3 lakh, 3 years');
});

test('a row that the list does not rank says why, and does not lead', () => {
  const kind = 'credit-cards';
  const list = lists[kind];
  const { row, reason } = list.show(({ answer, defaults }) => {
    const [group] = answer(defaults, figureValues(registry, list.figures)).groups;
    const apart = group.apart.find(({ isLeftOut }) => !isLeftOut)!;
    return { row: apart.rows[0]!, reason: apart.reason };
  });
  open(kind, [row.id, ranked(kind)[0]!.id, ranked(kind)[5]!.id]);
  expect(
    screen.getByText(`${comparisonFor(kind).rows.find(({ id }) => id === row.id)!.name}: ${reason}`),
  ).toBeVisible();
  expect(cells('You keep')[0]).not.toContain('(highest)');
  expect(cells('You keep')[1]).toContain('(highest)');
});
