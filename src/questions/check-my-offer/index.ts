import { formatMonths } from '../../lib/format/durations';
import { percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { FigureValues } from '../../content/figureValues';
import { LOAN_FEE_GST } from '../../content/law/gst';
import { valueOf } from '../../content/valueOf';
import { question } from '../../machines/calculator/definition';
import type { ReadText } from '../../machines/calculator/pasting';
import PasteBox from '../../machines/calculator/PasteBox';
import { isSameValues } from '../../machines/fields/inputs/isSameValues';
import Kept from '../../machines/kept/Kept';
import { hashFieldOf } from '../../machines/fields/inputs/hashFieldOf';
import { answerFor, conflictsOf, type Answer } from './answer';
import { CITED } from './findingWords';
import { groups, inputs, mainFields } from './inputs';
import { readPasted } from './pasted';
import type { PastedValue } from './pasted/pastedValue';
import { computedRate } from './percentText';
import { publishedFigures, publishedSection } from './published';
import { says } from './says';
import { sections } from './sections';
import { type Law } from './statement';
import { statementOf } from './statementOf';
import { steps } from './steps';
import { emptyValues, example, type OfferValues } from './values';
import * as words from './messages.en';

const lawOf = (figures: FigureValues): Law => ({ gstPercent: valueOf(figures, LOAN_FEE_GST) });

/** Every value that the APR depends on. */
function say(values: OfferValues): string {
  const { amount, months, instalments, instalment, rate, fees, gst } = statementOf(values);
  return words.inputs({
    parts: [
      words.partLoan({ amount: formatRupees(amount), months: formatMonths(months) }),
      ...(instalments === undefined || instalments === months ? [] : [words.partInstalments({ count: instalments })]),
      ...(rate === undefined ? [] : [words.partRate({ rate: percentInFull(rate) })]),
      ...(instalment === undefined ? [] : [words.partInstalment({ instalment: formatRupees(instalment) })]),
      ...fees
        .filter(({ rupees }) => rupees > 0)
        .map(({ name, rupees, every }) =>
          words.partFee({ fee: name, amount: words.feeAmount({ every, rupees: formatRupees(rupees) }) }),
        ),
      ...(gst === 'added' ? [words.partGst] : []),
    ],
  });
}

function brief(values: OfferValues): string {
  const { amount, months, rate } = statementOf(values);
  return words.brief({
    amount: rupeesInShort(amount),
    months: formatMonths(months),
    knowsRate: rate !== undefined,
    rate: percentInFull(rate ?? 0),
  });
}

/** The text on the fold of the fields: for the example, it invites visitors to enter their own offer. */
const onFold = (values: OfferValues): string => (isSameValues(values, example) ? words.briefExample : brief(values));

/** What a text names, without what a field would refuse: that is named as not used. */
function read(text: string): ReadText<OfferValues> {
  const { values, unused } = readPasted(text);
  const isAccepted = ({ name, value }: PastedValue): boolean =>
    hashFieldOf(inputs[name]).read(String(value)) !== undefined;
  const refused = values.filter((one) => !isAccepted(one)).map(({ quote }) => quote);
  return { values: values.filter(isAccepted), unused: [...unused, ...refused] };
}

export default question<OfferValues, Answer>(
  {
    id: 'check-my-offer',
    name: words.name,
    shortName: words.shortName,
    figures: [CITED.validity, ...publishedFigures],
  },
  (figures) => {
    const law = lawOf(figures);
    return {
      defaults: example,
      inputs,
      mainFields,
      groups,
      pasting: {
        Box: PasteBox,
        label: words.pasteLabel,
        hint: words.pasteHint,
        empty: { ...emptyValues, loan: 'other', paper: example.paper, amount: null, months: null },
        keeps: ['loan', 'paper'],
        read,
      },
      kept: Kept,
      conflicts: (values) => conflictsOf(values, law),
      compute: (values) => answerFor(values, law),
      say,
      brief,
      answer: { says, brief: onFold },
      headline: ({ apr }) => ({ label: words.headline, figure: computedRate(apr) }),
      facts: ({ cost }) => [[words.factCost, formatRupees(cost)]],
      sentence: ({ cost, statement }) =>
        words.cost({ cost: formatRupees(cost), months: formatMonths(statement.months) }),
      sections: (answer, values) =>
        sections(answer, {
          law,
          validDays: valueOf(figures, CITED.validity),
          // The made-up example is nobody's offer.
          published: isSameValues(values, example) ? undefined : publishedSection(answer.statement, figures),
        }),
      leadsTo: [
        { text: words.toMove, address: '/calculators/move-loan' },
        { text: words.toIncome, address: '/calculators/affordability' },
        { text: words.toMoney, address: '/questions/need-money' },
      ],
      tables: [],
      steps,
    };
  },
);
