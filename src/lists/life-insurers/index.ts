import type { OfferRow } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { inWords } from '../../lib/format/inWords';
import { formatPercent } from '../../lib/format/rupees';
import { nameId } from '../../lib/nameId';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { format } from '../../lib/quantities/quantity';
import { termsList } from '../termsList';
import { defaults, inOrder, inputs, insurers, terms, wishNames, type LifeInsurer } from './insurers';

const [{ claimsYear: year } = { claimsYear: '' }] = insurers;

/** A share with one decimal, as the source rounds it, with what its brackets say. */
function shareText(share: QuantityCell): string {
  const percent = orderNumber(share);
  if (percent === undefined) return 'Not found';
  return `${formatPercent(percent, 1, 1)}${share.note === undefined ? '' : ` (${share.note})`}`;
}

/** The share of refused claims, as precise as the share paid. */
function refused(paid: QuantityCell): string {
  const percent = orderNumber(paid);
  return percent === undefined ? 'Not found' : formatPercent(100 - percent, 1, 1);
}

function insurerRow({ name, claimRatio, byAmount, claims, ombudsmanLost, claimsYear }: LifeInsurer): OfferRow {
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: 'all individual policies',
    figures: [
      { label: 'By number', text: shareText(claimRatio) },
      { label: 'By amount', text: shareText(byAmount) },
      { label: 'Claims', text: format(claims) },
    ],
    fold: { text: 'Details' },
    facts: [
      ['Claims refused, by number', refused(claimRatio)],
      ['Money refused, of what was claimed', refused(byAmount)],
      [`Claims paid or refused in ${claimsYear}`, format(claims)],
      ['Complaints lost before the Ombudsman', shareText(ombudsmanLost)],
    ],
    documents: [],
  };
}

/** "PNB MetLife", or the number of insurers that share a value. */
function whose(share: number, all: readonly (readonly [name: string, share: number])[]): string {
  const names = all.flatMap(([name, other]) => (other === share ? [name] : []));
  return names.length === 1 ? (names[0] ?? '') : `${inWords(names.length)} insurers`;
}

/** The range of shares of the claimed amount paid. It names both ends, and no insurer as the best. */
function paidOf(met: readonly LifeInsurer[]): string {
  const all = met.flatMap(({ name, byAmount }) => {
    const share = orderNumber(byAmount);
    return share === undefined ? [] : [[name, share] as const];
  });
  const shares = all.map(([, share]) => share);
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  if (shares.length < 2 || low === high) return '';
  const end = (share: number): string => `${formatPercent(share, 1, 1)} (${whose(share, all)})`;
  return ` Of the money claimed in ${year} they paid **${end(low)} to ${end(high)}**. This is the record of an insurer, not of a plan.`;
}

/** Life insurers by death claims paid. Sorted by name and not ranked, with the number of claims beside each share. */
export default termsList({
  id: 'life-insurers',
  heading: `How ${inWords(insurers.length)} insurers paid death claims`,
  title: 'Show insurers with',
  noun: 'insurers',
  rows: insurers,
  defaults,
  inputs,
  names: wishNames,
  terms,
  texts: {
    claims: `decided 1,000 death claims or more in ${year}`,
    number: `paid at least 99% of the death claims of ${year} by number`,
    amount: `paid at least 98% of the money claimed in ${year}`,
  },
  after: paidOf,
  inOrder,
  heads: [
    { text: 'Insurer', order: 'name' },
    { text: 'Paid, by number', order: 'number', highestFirst: true },
    { text: 'Paid, by amount', order: 'amount', highestFirst: true },
    { text: 'Claims', order: 'claims', highestFirst: true },
  ],
  rowOf: insurerRow,
});
