import { offerList } from '../../machines/list/definition';
import type { OfferRow } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { inWords } from '../../lib/format/inWords';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { nameId } from '../../lib/nameId';
import { formatMoney } from '../../lib/quantities/money';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { upperFirst } from '../../lib/upperFirst';
import { CONTENTS, contentsFor, defaults, inputs, insurers, type Home, type HomeInsurer } from './insurers';

const [BUILDING, CONTENTS_WITH_IT, IN_ALL] = ['Building', 'Contents with it', 'In all'] as const;

/** The cover, which is the same at every insurer. The row totals it; the details list the differences. */
function insurerRow(insurer: HomeInsurer, rebuild: number, contents: number): OfferRow {
  const { name, premium, healthClaims, complaints, healthYear, motorClaims, motorYear, link } = insurer;
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: 'the standard policy, Bharat Griha Raksha',
    figures: [
      { label: BUILDING, text: rupeesInShort(rebuild) },
      { label: CONTENTS_WITH_IT, text: rupeesInShort(contents) },
      { label: IN_ALL, text: rupeesInShort(rebuild + contents) },
    ],
    fold: { text: 'Details' },
    facts: [
      ['Cover', 'Building and contents, in the same words at every insurer'],
      ['Price of April 2021', `${format(premium)} a year for ₹1 crore of building`],
      isUnknown(motorClaims)
        ? ['Motor claims paid', 'Not found']
        : [`Motor claims paid, ${motorYear}`, `${format(motorClaims)} of its motor policies, by number`],
      [`Health claims paid, ${healthYear}`, `${format(healthClaims)} of its health policies, by number`],
      [`Complaints, ${healthYear}`, `${format(complaints)} per 10,000 health claims`],
    ],
    documents: [],
    link,
  };
}

/**
 * Home insurers of the standard policy, by its cover for the sum insured. Sorted by name and not ranked: their wording is identical, and the only
 * prices found are from April 2021, so they are not used in calculations.
 */
export default offerList<Home>({
  id: 'home-insurers',
  heading: `${upperFirst(inWords(insurers.length))} insurers of the standard policy`,
  defaults,
  inputs,
  mainFields: ['rebuild'],
  figures: CONTENTS,
  known: {},
  answer({ rebuild }, figures) {
    const contents = contentsFor(rebuild, figures);
    const sum = formatMoney(rebuild);
    return {
      lead: `A home that costs ${sum} to rebuild is covered for **${formatMoney(rebuild + contents)}**: ${sum} for the building and ${formatMoney(contents)} for what is in it. Ask three insurers for a price.`,
      inputsText: `${sum} to rebuild`,
      result: {
        label: 'Covered in all',
        figure: rupeesInShort(rebuild + contents),
        parts: [
          { name: 'building', rupees: rebuild },
          { name: 'contents', rupees: contents },
        ],
        sentence: 'by the standard policy, in the same words at every insurer.',
      },
      groups: [
        {
          id: 'insurers',
          notes: [
            'No price of today was found; the details have the last one that was, and the claims of each insurer in its other business, as nobody publishes those of homes.',
          ],
          heads: [{ text: 'Insurer' }, { text: BUILDING }, { text: CONTENTS_WITH_IT }, { text: IN_ALL }],
          ranked: insurers.map((insurer) => insurerRow(insurer, rebuild, contents)),
          unranked: [],
        },
      ],
    };
  },
});
