import { illnessIds } from '../../content/illnessIds';
import { offerList } from '../../machines/list/definition';
import { partByTerms } from '../../machines/list/mustHave';
import {
  AGE_FOR_IT,
  commonCases,
  COVER_FROM_70,
  familyText,
  governmentCover,
  leadOf,
  withoutScript,
} from './sentences';
import {
  defaults,
  entryTerm,
  familyOf,
  illnessTerm,
  inOrder,
  inputs,
  known,
  plans,
  termsFor,
  wishNames,
  type Asked,
} from './plans';
import { planRow, recordNote } from './rows';
import * as words from './messages.en';

/**
 * Health plans by what they do about the ages and illnesses of a family. Sorted, not ranked: no premium is known. What does not take the family or
 * lacks what the visitor requires stays in sight, with the reason.
 */
export default offerList<Asked>({
  id: 'health-plans',
  heading: words.heading({ count: String(plans.length) }),
  fieldsTitle: words.whoTitle,
  defaults,
  inputs,
  mainFields: ['age', 'children'],
  examples: { label: words.examples, entries: commonCases },
  must: { title: words.illnessTitle, names: illnessIds },
  more: [
    { title: words.moreAges, names: ['age2', 'age3', 'age4'] },
    { title: words.mustHave, names: wishNames },
  ],
  ways: () => ({
    title: words.ways,
    sentence: words.waysSentence,
    links: [
      { to: '/questions/cover-for-family', text: words.wayForParents },
      { to: '/calculators/health-cover', text: words.wayToCover },
      { to: '/blog/what-health-insurance-covers', text: words.wayToGaps },
    ],
  }),
  order: 'order',
  figures: [COVER_FROM_70, AGE_FOR_IT],
  known,
  withoutScript,
  answer(asked, figures) {
    const family = familyOf(asked);
    const terms = termsFor(family);
    const wishes = wishNames.filter((name) => asked[name]);
    const entry = entryTerm(family);
    const { met, leftOut } = partByTerms(inOrder(asked, family), [
      entry,
      illnessTerm(family),
      ...wishes.map((name) => terms[name]),
    ]);
    const toAsk = leftOut.find(({ reason }) => reason === entry.unknown)?.rows.length ?? 0;
    const rowOf = (plan: (typeof met)[number]) => planRow(plan, { asked, family, terms });
    const entries = governmentCover(family, figures);
    return {
      lead: leadOf(met, toAsk, family, wishes.length > 0),
      inputsText: familyText(family),
      isFirstStep: family.ages.length + family.illnesses.length === 0 && !asked.children,
      groups: [
        {
          id: 'plans',
          notes: [words.noPremium, recordNote(plans), words.waitNote],
          heads: [
            { text: words.plan, order: 'name' },
            { text: words.wait, order: 'wait' },
            { text: words.copay },
            { text: words.room },
          ],
          hasTicksInFront: true,
          narrow: { main: 0, terms: [1, 2] },
          ranked: met.map(rowOf),
          showsLeftOut: true,
          unranked: leftOut.map(({ rows, ...why }) => ({ ...why, isLeftOut: true, rows: rows.map(rowOf) })),
        },
      ],
      ...(entries.length > 0 && { alternatives: { title: words.government, entries } }),
    };
  },
});
