import { illnessIds } from '../../content/illnessIds';
import { formatMonths } from '../../lib/format/durations';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { illnessNames, plans } from '../../lists/health-plans/plans';
import { AGE_FOR_IT, COVER_FROM_70 } from '../../lists/health-plans/sentences';
import { waitText } from '../../lists/health-plans/rows';
import { question } from '../../machines/calculator/definition';
import { answerFor, type Answer } from './answer';
import { LONGEST_WAIT, MORATORIUM, sections } from './sections';
import { steps } from './steps';
import { defaults, familyOf, inputs, type Bill } from './values';
import * as words from './messages.en';

const namesOf = (given: Bill): readonly string[] => familyOf(given).illnesses.map((id) => illnessNames[id]);

/** The ends of what stays with the insured where a plan pays: the same twice if it is one amount. */
function ends({ paying }: Answer): readonly [least: string, most: string] {
  const amounts = paying.map(({ outOfPocket }) => outOfPocket);
  return [rupeesInShortOrFull(Math.min(...amounts)), rupeesInShortOrFull(Math.max(...amounts))];
}

function says(answer: Answer, given: Bill): string {
  const { paying, payingSooner } = answer;
  const said = { age: String(given.age), all: String(plans.length), months: formatMonths(given.months) };
  const [isNone, count] = [paying.length === 0, payingSooner.length];
  const sooner = count > 0 ? [words.answerSooner({ isNone, count })] : [];
  if (isNone) return [words.answerNone(said), ...sooner].join(' ');
  const [least, most] = ends(answer);
  return [
    words.answerPaying({ ...said, count: paying.length }),
    least === most ? words.answerOwnSame({ own: least }) : words.answerOwn({ least, most }),
    ...sooner,
  ].join(' ');
}

export default question<Bill, Answer>(
  {
    id: 'cover-for-family',
    name: words.name,
    shortName: words.shortName,
    figures: [COVER_FROM_70, AGE_FOR_IT, LONGEST_WAIT, MORATORIUM],
  },
  (figures) => ({
    defaults,
    inputs,
    mainFields: ['age', 'diabetes', 'bp', 'heart', 'bill', 'months'],
    more: { title: words.moreIllnesses, names: illnessIds.filter((id) => !['diabetes', 'bp', 'heart'].includes(id)) },
    compute: (given) => answerFor(given),
    say: (given) =>
      words.inputs({
        isIll: namesOf(given).length > 0,
        age: String(given.age),
        illnesses: namesOf(given),
        bill: formatRupees(given.bill),
        months: formatMonths(given.months),
      }),
    answer: {
      says,
      brief: (given) =>
        words.brief({
          isIll: namesOf(given).length > 0,
          age: String(given.age),
          illnesses: namesOf(given),
          bill: rupeesInShort(given.bill),
        }),
    },
    headline: ({ leastOutOfPocket }) => ({
      label: words.headline,
      figure: rupeesInShortOrFull(leastOutOfPocket),
      rupees: leastOutOfPocket,
    }),
    facts: ({ paying, toAsk, refused }) => [
      [words.factPaying, String(paying.length)],
      [words.factAsk, String(toAsk.length)],
      [words.factRefused, String(refused.length)],
    ],
    sentence: () => words.sentence,
    sections: (answer, given) => sections(answer, given, figures),
    leadsTo: [
      { text: words.toPlans, address: '/insurance/health' },
      { text: words.toCover, address: '/calculators/health-cover' },
      { text: words.toGuide, address: '/blog/what-health-insurance-covers' },
    ],
    tablesTitle: words.tables,
    tables: [
      {
        name: words.tablePlans,
        of: ({ covered }) => ({
          columns: [words.columnPlan, words.columnWait, words.columnShare, words.columnOwn],
          rows: covered.map(({ plan, wait, sharePercent, outOfPocket }) => [
            plan.name,
            waitText(wait.months),
            `${sharePercent}%`,
            outOfPocket,
          ]),
        }),
      },
    ],
    steps,
  }),
);
