import { offerList } from '../../islands/OfferList/definition';
import type { OfferRow } from '../../islands/OfferList/rows';
import { faceOf } from '../../lib/compare/face';
import { inWords } from '../../lib/format/inWords';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { nameId } from '../../lib/nameId';
import { formatMoney } from '../../lib/quantities/money';
import { format } from '../../lib/quantities/quantity';
import { upperFirst } from '../../lib/upperFirst';
import {
  CONTENTS,
  contentsFor,
  defaults,
  inOrder,
  inputs,
  insurers,
  premiumFor,
  year,
  type Home,
  type HomeInsurer,
} from './insurers';

const A_YEAR = `A year, in ${year}`;

function insurerRow(insurer: HomeInsurer, { rebuild }: Home): OfferRow {
  const { name, premium, motorClaims, healthClaims, complaints, link } = insurer;
  const asked = premiumFor(insurer, rebuild);
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: `${format(premium)} for ₹1 crore`,
    figures: [
      { label: A_YEAR, text: asked === undefined ? 'Not found' : formatRupees(asked) },
      { label: 'Motor claims paid', text: format(motorClaims) },
      { label: 'Health claims paid', text: format(healthClaims) },
    ],
    fold: { text: 'Details' },
    facts: [
      [`₹1 crore of building, in ${year}`, `${format(premium)} a year`],
      ['Motor claims paid, 2023-24', `${format(motorClaims)}, by number`],
      ['Health claims paid, 2025-26', `${format(healthClaims)}, by number`],
      ['Complaints per 10,000 health claims', format(complaints)],
    ],
    documents: [],
    link,
  };
}

/** What the insurers asked for the sum: "₹543 to ₹920 a year in 2021". */
function askedText(rebuild: number): string {
  const asked = insurers.flatMap((insurer) => premiumFor(insurer, rebuild) ?? []);
  return `${formatRupees(Math.min(...asked))} to ${formatRupees(Math.max(...asked))} a year in ${year}`;
}

/**
 * Home insurers by what the standard policy cost for the sum to insure. They are ordered by name and not ranked, because the prices are old
 * and the claims are not those of homes.
 */
export default offerList<Home>({
  id: 'home-insurers',
  heading: `${upperFirst(inWords(insurers.length))} insurers of the standard policy`,
  defaults,
  inputs,
  inSight: ['rebuild'],
  order: 'order',
  figures: CONTENTS,
  known: {},
  answer(home, figures) {
    const { rebuild, order } = home;
    const contents = contentsFor(rebuild, figures);
    const sum = formatMoney(rebuild);
    return {
      lead: [
        { text: `Insuring a home for ${sum} cost ` },
        { text: askedText(rebuild), strong: true },
        { text: `, with ${formatMoney(contents)} for what is in it.` },
      ],
      given: `${sum} to rebuild`,
      result: {
        label: 'Covered in all',
        figure: rupeesInShort(rebuild + contents),
        parts: [
          { name: 'building', rupees: rebuild },
          { name: 'contents', rupees: contents },
        ],
        sentence: `for ${askedText(rebuild)}.`,
      },
      groups: [
        {
          id: 'insurers',
          notes: [
            `Prices of ${year}, in proportion to the sum: a minimum premium and GST at 18% may come on top. Claims are those of vehicles and of health, as nobody publishes those of homes.`,
          ],
          heads: [
            { text: 'Insurer', order: 'name' },
            { text: A_YEAR, order: 'premium' },
            { text: 'Motor claims paid', order: 'motor', highestFirst: true },
            { text: 'Health claims paid', order: 'health', highestFirst: true },
          ],
          ranked: inOrder(order).map((insurer) => insurerRow(insurer, home)),
          apart: [],
        },
      ],
    };
  },
});
