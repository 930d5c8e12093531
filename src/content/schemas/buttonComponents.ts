import type { NoticeId } from '../buttonNotices';
import { mdx, text, value, type VocabularyGroup } from './componentRule';

/** Notices that pages may use. The others belong to other parts of the site. */
const pageNotices = [
  'check-eligibility',
  'compare-plans',
  'start-planning',
  'start-saving-tax',
] as const satisfies readonly NoticeId[];

const QUIET = { type: 'flag', about: 'A plainer look, for the lesser of two choices.' } as const;

export const buttonComponents = {
  title: 'Buttons',
  components: {
    ButtonLink: {
      purpose: 'A link that looks like a button, mostly in the head of a page.',
      example: mdx`
        <ButtonLink to="/home-loans">Compare lenders</ButtonLink>
        <ButtonLink to="/calculators/affordability" quiet>See what you can afford</ButtonLink>
      `,
      required: { to: { type: 'address', about: 'Where it leads.' } },
      optional: { quiet: QUIET },
      children: 'required',
    },
    ScrollButton: {
      purpose: 'Scrolls to a list of the same page, such as that of the cards.',
      example: mdx`
        <ScrollButton to="before-you-sign">What to read before you sign</ScrollButton>

        ## Before you sign {#before-you-sign}

        Read the Key Facts Statement. It has to name every charge, and the yearly cost with all of them.
      `,
      required: { to: value('The id of the list or heading, without "#"; that of a list of cards is "cards-list".') },
      optional: { quiet: QUIET },
      children: 'required',
    },
    NoticeButton: {
      purpose:
        'A button whose feature is still to come. It shows a notice, which ends with a link to what helps meanwhile.',
      example: mdx`
        <NoticeButton notice="check-eligibility" to="/calculators/affordability" answer="See what loan your income carries">Check Eligibility (Coming Soon)</NoticeButton>
      `,
      required: {
        notice: { type: 'oneOf', values: pageNotices, about: 'Which notice.' },
        to: { type: 'address', about: 'Where the link of the notice leads.' },
        answer: text('The words of that link: what one finds there.'),
      },
      children: 'required',
    },
  },
} as const satisfies VocabularyGroup;
