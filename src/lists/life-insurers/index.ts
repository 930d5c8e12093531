import type { OfferRow } from '../../islands/OfferList/rows';
import { faceOf } from '../../lib/compare/face';
import { inWords } from '../../lib/format/inWords';
import { formatPercent } from '../../lib/format/rupees';
import { nameId } from '../../lib/nameId';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { format } from '../../lib/quantities/quantity';
import { termsList } from '../termsList';
import { defaults, inOrder, inputs, insurers, terms, wishNames, type LifeInsurer } from './insurers';

/** The share of refused claims, with one decimal, as the source rounds the share paid. */
function refused(paid: QuantityCell): string {
  const percent = orderNumber(paid);
  return percent === undefined ? 'Not found' : formatPercent(100 - percent, 1, 1);
}

function insurerRow({ name, claimRatio, byAmount, claims }: LifeInsurer): OfferRow {
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: 'all individual policies',
    figures: [
      { label: 'By number', text: format(claimRatio) },
      { label: 'By amount', text: format(byAmount) },
      { label: 'Claims', text: format(claims) },
    ],
    fold: { text: 'Details' },
    facts: [
      ['Claims refused, by number', refused(claimRatio)],
      ['Money refused, of what was claimed', refused(byAmount)],
      ['Claims paid or refused in the year', format(claims)],
    ],
    documents: [],
  };
}

/**
 * Life insurers by the death claims that they paid. They are ordered by name and not ranked, with the number of claims beside
 * each share.
 */
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
    claims: 'decided 1,000 death claims or more in 2024-25',
    number: 'paid at least 99% of them by number',
    amount: 'paid at least 98% of the money claimed',
  },
  inOrder,
  heads: [
    { text: 'Insurer', order: 'name' },
    { text: 'Paid, by number', order: 'number', highestFirst: true },
    { text: 'Paid, by amount', order: 'amount', highestFirst: true },
    { text: 'Claims', order: 'claims', highestFirst: true },
  ],
  rowOf: insurerRow,
});
