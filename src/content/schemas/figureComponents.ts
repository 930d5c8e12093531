import { figure, mdx, text, type VocabularyGroup } from './componentRule';

/** The components that bring figures and explained words into sentences. */
export const figureComponents = {
  title: 'Figures and words',
  components: {
    Figure: {
      purpose: 'A figure of the registry inside a sentence. It names its source and leads to its entry.',
      example: mdx`
        Banks borrow from the RBI at <Figure id="repo-rate" />. On 1 May 2020 the rate was <Figure id="repo-rate" on="2020-05-01" />.
      `,
      required: { id: figure },
      optional: {
        on: {
          type: 'day',
          about: 'The day that the sentence is about: it then keeps the figure of that day, also when another follows.',
        },
      },
      children: 'none',
    },
    Until: {
      purpose:
        'A sentence, or a part of one, about a day to come. It goes by itself after its last day, and the check then asks for an edit.',
      example: mdx`
        The tax year 2026-27 <Until day="2027-03-31" then="ended on 31 March 2027">runs until 31 March 2027</Until>.
      `,
      required: { day: { type: 'day', about: 'The last day on which it is true.' } },
      optional: { then: text('What stands in its place from the next day on.') },
      children: 'required',
      isInSentence: true,
    },
    RuleChange: {
      purpose:
        'A figure that a rule has changed: what it was, what it is now, and since when. What the change means may stand in it.',
      example: mdx`
        <RuleChange id="health-pre-existing-wait">
          Older brochures may still name the earlier wait. What counts is the wording of your own policy.
        </RuleChange>
      `,
      required: {
        id: { ...figure, hasHistory: true, about: 'Which figure of the registry; it must have an earlier period.' },
      },
      children: 'optional',
    },
    Term: {
      purpose:
        'A word of the glossary, at its first mention. It leads to its entry, and shows the sentence when pointed at or tapped.',
      example: mdx`
        Compare two loans by their <Term id="apr">APR</Term>: unlike the rate, it counts the fees as well.
      `,
      required: { id: { type: 'term', about: 'Which term of the glossary.' } },
      children: 'required',
    },
  },
} as const satisfies VocabularyGroup;
