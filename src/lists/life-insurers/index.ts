import type { OfferRow } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { formatPercent } from '../../lib/format/rupees';
import { nameId } from '../../lib/nameId';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { format } from '../../lib/quantities/quantity';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import { termsList } from '../terms/termsList';
import { conditions, inOrder, insurers, order, year, type LifeInsurer } from './insurers';
import * as words from './messages.en';

/** A share with one decimal, as the source rounds it, with what its brackets say. */
function shareText(share: QuantityCell): string {
  const percent = orderNumber(share);
  if (percent === undefined) return NOT_FOUND;
  return `${formatPercent(percent, 1, 1)}${share.note === undefined ? '' : ` (${share.note})`}`;
}

/** The share of refused claims, as precise as the share paid. */
function refused(paid: QuantityCell): string {
  const percent = orderNumber(paid);
  return percent === undefined ? NOT_FOUND : formatPercent(100 - percent, 1, 1);
}

function lifeInsurerRow({ name, claimRatio, byAmount, claims, ombudsmanLost, claimsYear }: LifeInsurer): OfferRow {
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: words.about,
    figures: [
      { label: words.byNumber, text: shareText(claimRatio) },
      { label: words.byAmount, text: shareText(byAmount), unit: words.ofAmount },
      { label: words.claims, text: format(claims), unit: words.ofClaims },
    ],
    facts: [
      [words.refusedByNumber, refused(claimRatio)],
      [words.refusedByAmount, refused(byAmount)],
      [words.decided({ year: claimsYear }), format(claims)],
      [words.ombudsman, shareText(ombudsmanLost)],
    ],
    documents: [],
  };
}

/** A share and whose it is: an insurer's, or that of several. */
function shareOf(share: number, all: readonly (readonly [name: string, share: number])[]): string {
  const names = all.flatMap(([name, other]) => (other === share ? [name] : []));
  return words.shareOf({ share: formatPercent(share, 1, 1), count: names.length, name: names[0] ?? '' });
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
  return ` ${words.paidRange({ year, low: shareOf(low, all), high: shareOf(high, all) })}`;
}

/** Life insurers by death claims paid. Sorted by name and not ranked, with the number of claims beside each share. */
export default termsList({
  id: 'life-insurers',
  heading: words.heading({ count: insurers.length }),
  title: words.mustHave,
  kind: 'insurers',
  rows: insurers,
  conditions,
  order,
  found: words.found,
  // With few claims the share paid varies widely, so a range over all insurers would say little.
  after: (met, { claims }) => (claims ? paidOf(met) : ''),
  inOrder,
  heads: [
    { text: words.insurer, order: 'name' },
    { text: words.paidByNumber({ year }), order: 'number', highestFirst: true },
    { text: words.paidByAmount({ year }), order: 'amount', highestFirst: true },
    { text: words.claims, order: 'claims', highestFirst: true },
  ],
  narrow: { main: 0, below: 1, line: [2], head: words.paid({ year }) },
  rowOf: lifeInsurerRow,
});
