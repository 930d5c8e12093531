import { calculatorIds } from '../calculatorIds';
import { kindsShownBy } from '../listCatalogue';
import { questionIds } from '../questionIds';
import { icon, mdx, text, type VocabularyGroup } from './componentRule';

const inShort = mdx`
  <InShort>
    <Fact value="₹1,000">
      of interest falls due in a month on ₹1 lakh at 12% a year
    </Fact>
    <Fact value="6 years">
      is about how long money takes to double at 12% a year
    </Fact>
  </InShort>
`;

/** The components that a page begins with. */
export const headComponents = {
  title: 'Head of a page',
  components: {
    Hero: {
      purpose: 'The head of a page, with its only first heading. Buttons may stand in it.',
      example: mdx`
        <Hero icon="house" title="Home loans by what they cost" subtitle="A rate is one part of the price. See the fee and the interest together.">
          <ButtonLink to="/home-loans">Compare lenders</ButtonLink>
        </Hero>
      `,
      required: { title: text('The first heading of the page.') },
      optional: {
        icon,
        data: {
          type: 'data',
          kinds: kindsShownBy('OfferList'),
          about: 'The rows of the data file that stands beside the page: the title names their month.',
        },
        subtitle: text('A sentence or two on what the reader finds here. Left out where a list answers at once.'),
        compact: {
          type: 'flag',
          about: 'Takes little room and lists no sections, because a list with its answer follows.',
        },
        taxYear: { type: 'flag', about: 'The title names the last tax year whose rules are known.' },
      },
      children: 'optional',
      onPage: 'exactly one',
    },
    Sections: {
      purpose: 'Sections with the list of them beside it, which stays in sight on a wide screen.',
      example: mdx`
        <Sections>

        ## What a loan costs

        The interest is the price of each year in which you owe. The fee is paid once, when the loan begins.

        ## What to ask the lender

        Ask what the loan costs if you repay it early, and have the answer in writing.

        </Sections>
      `,
      optional: {
        calculator: {
          type: 'oneOf',
          values: calculatorIds,
          about: 'What works out the subject of the page: a link below the list of sections on a wide screen.',
        },
        question: {
          type: 'oneOf',
          values: questionIds,
          about: 'The question across products that it belongs to, likewise.',
        },
        columns: {
          type: 'flag',
          about:
            'Two columns of sections on a wide screen, and no list of them: for what follows a calculator or a question.',
        },
      },
      children: 'required',
    },
    InShort: { purpose: 'Two to four facts that a page comes down to.', example: inShort, children: 'required' },
    Fact: {
      purpose: 'One of them: a figure and what it means, in a few words.',
      example: inShort,
      required: { value: text('The figure, such as "80%".') },
      children: 'required',
      within: ['InShort'],
    },
  },
} as const satisfies VocabularyGroup;
