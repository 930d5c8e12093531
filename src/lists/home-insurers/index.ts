import { offerList } from '../../machines/list/definition';
import type { OfferRow } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { nameId } from '../../lib/nameId';
import { formatMoney } from '../../lib/quantities/money';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import { CONTENTS, contentsFor, defaults, inputs, insurers, type Home, type HomeInsurer } from './insurers';
import * as words from './messages.en';

/** The cover, which is the same at every insurer. The row totals it; the details list the differences. */
function homeInsurerRow(insurer: HomeInsurer, rebuild: number, contents: number): OfferRow {
  const { name, premium, healthClaims, complaints, healthYear, motorClaims, motorYear, link } = insurer;
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: words.about,
    figures: [
      { label: words.building, text: rupeesInShort(rebuild), unit: words.ofBuilding },
      { label: words.contents, text: rupeesInShort(contents), unit: words.ofContents },
      { label: words.inAll, text: rupeesInShort(rebuild + contents) },
    ],
    facts: [
      [words.cover, words.coverSame],
      [words.price, words.priceOfCrore({ premium: format(premium) })],
      isUnknown(motorClaims)
        ? [words.motorClaims, NOT_FOUND]
        : [words.motorClaimsIn({ year: motorYear }), words.motorShare({ share: format(motorClaims) })],
      [words.healthClaimsIn({ year: healthYear }), words.healthShare({ share: format(healthClaims) })],
      [words.complaintsIn({ year: healthYear }), words.complaintsRate({ complaints: format(complaints) })],
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
  heading: words.heading({ count: insurers.length }),
  defaults,
  inputs,
  mainFields: ['rebuild'],
  figures: CONTENTS,
  known: {},
  answer({ rebuild }, figures) {
    const contents = contentsFor(rebuild, figures);
    const building = formatMoney(rebuild);
    return {
      lead: words.lead({ building, contents: formatMoney(contents), all: formatMoney(rebuild + contents) }),
      inputsText: words.inputs({ building }),
      result: {
        label: words.covered,
        figure: rupeesInShort(rebuild + contents),
        parts: [
          { name: words.partBuilding, rupees: rebuild },
          { name: words.partContents, rupees: contents, isGain: true },
        ],
        sentence: words.coveredHow,
      },
      groups: [
        {
          id: 'insurers',
          notes: [words.notePrice],
          heads: [{ text: words.insurer }, { text: words.building }, { text: words.contents }, { text: words.inAll }],
          narrow: { main: 2, line: [0, 1] },
          ranked: insurers.map((insurer) => homeInsurerRow(insurer, rebuild, contents)),
          unranked: [],
        },
      ],
    };
  },
});
