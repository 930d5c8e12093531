import { runningLoanIds } from '../../islands/RunningLoan/ids';
import { calculatorIds } from '../../calculators/ids';
import { listIds } from '../../lists/ids';
import type { NoticeId } from '../notices';
import { text, type ComponentRule, type VocabularyGroup } from './componentRule';
import { listComponents } from './listComponents';

const icon = { type: 'icon', about: 'A picture that says the same as the title.' } as const;
const figure = { type: 'figure', about: 'Which figure of the registry.' } as const;

/** The notices that a page may ask for. The others belong to parts of the site that no page writes. */
const pageNotices = [
  'check-eligibility',
  'compare-plans',
  'start-planning',
  'start-saving-tax',
] as const satisfies readonly NoticeId[];

/** Every component that a content file may use without importing it. src/theme/MDXComponents renders each. */
export const vocabularyGroups = [
  {
    title: 'Head of a page',
    components: {
      Hero: {
        purpose: 'The head of a page, with its only first heading. Buttons may stand in it.',
        required: { title: text('The first heading of the page.') },
        optional: {
          icon,
          subtitle: text('A sentence or two on what the reader finds here. Left out where a list answers at once.'),
          compact: {
            type: 'flag',
            about: 'Takes little room and lists no sections, because a list with its answer follows.',
          },
        },
        children: 'optional',
        onPage: 'exactly one',
      },
      Sections: {
        purpose: 'Sections with the list of them beside it, which stays in sight on a wide screen.',
        children: 'required',
      },
      InShort: { purpose: 'Two to four facts that a page comes down to.', children: 'required' },
      Fact: {
        purpose: 'One of them: a figure and what it means, in a few words.',
        required: { value: text('The figure, such as "80%".') },
        children: 'required',
        within: ['InShort'],
      },
      TrustBadges: {
        purpose: 'What a visitor may rely on: a Markdown list of a few words each, shown as a row of badges.',
        children: 'required',
        holds: 'list',
      },
    },
  },
  {
    title: 'Buttons',
    components: {
      ButtonLink: {
        purpose: 'A link that looks like a button, mostly in the head of a page.',
        required: { to: { type: 'address', about: 'Where it leads.' } },
        optional: { quiet: { type: 'flag', about: 'A plainer look, for the lesser of two choices.' } },
        children: 'required',
      },
      ScrollButton: {
        purpose: 'Scrolls to a list of the same page, such as that of the cards.',
        required: { to: text('The id of the list or heading, without "#"; that of a list of cards is "cards-list".') },
        children: 'required',
      },
      NoticeButton: {
        purpose:
          'A button whose feature is still to come. It shows a notice, which ends with a link to what helps meanwhile.',
        required: {
          notice: { type: 'oneOf', values: pageNotices, about: 'Which notice.' },
          to: { type: 'address', about: 'Where the link of the notice leads.' },
          answer: text('The words of that link: what one finds there.'),
        },
        children: 'required',
      },
    },
  },
  listComponents,
  {
    title: 'Parts of a text',
    components: {
      Benefits: { purpose: 'What one gains: a grid of tiles.', children: 'required' },
      PlanTypes: { purpose: 'The kinds that a product comes in: a grid of tiles.', children: 'required' },
      KeyTerms: { purpose: 'Terms with their meaning: a grid of tiles.', children: 'required' },
      Tile: {
        purpose: 'One benefit, plan type or term, in a sentence or two.',
        required: { icon, title: text('Its name, or what one gains.') },
        children: 'required',
        within: ['Benefits', 'PlanTypes', 'KeyTerms'],
      },
      HubTiles: { purpose: 'The ways on from a page that leads to others.', children: 'required' },
      HubTile: {
        purpose: 'One of the ways on, with a link "Learn More".',
        required: {
          to: { type: 'address', about: 'The page it leads to.' },
          icon,
          color: { type: 'oneOf', values: ['blue', 'green', 'orange'], about: 'The colour of icon and edge.' },
          title: text('What the page is about.'),
        },
        children: 'required',
        within: ['HubTiles'],
      },
      Columns: { purpose: 'Sets checklists side by side where there is room.', children: 'required' },
      Checklist: {
        purpose: 'A Markdown list of things to have or to be, each with a tick.',
        required: { title: text('What the list is of.'), icon },
        children: 'required',
        holds: 'list',
        within: ['Columns'],
      },
      Steps: {
        purpose: 'Things to do, one after the other: one numbered list, each step beginning with its gist in bold.',
        children: 'required',
        holds: 'orderedList',
      },
      Faq: { purpose: 'Questions with answers that unfold one at a time.', children: 'required' },
      Question: {
        purpose: 'One question; the answer is Markdown.',
        required: { title: text('The question, as a visitor would ask it.') },
        children: 'required',
        within: ['Faq'],
      },
      Note: {
        purpose: 'Something to know on the way.',
        required: { title: text('The point of it, in a few words.') },
        children: 'required',
      },
      Caution: {
        purpose: 'Something that argues against a purchase, or a mistake that costs money.',
        required: { title: text('The point of it, in a few words.') },
        children: 'required',
      },
    },
  },
  {
    title: 'Figures',
    components: {
      Figure: {
        purpose: 'A figure of the registry inside a sentence. It names its source and leads to its entry.',
        required: { id: figure },
        children: 'none',
      },
      RuleChange: {
        purpose:
          'A figure that a rule has changed: what it was, what it is now, and since when. What the change means may stand in it.',
        required: {
          id: { ...figure, hasHistory: true, about: 'Which figure of the registry; it must have an earlier period.' },
        },
        children: 'optional',
      },
    },
  },
  {
    title: 'Parts that belong to one page',
    components: {
      Calculator: {
        purpose: 'A calculator of src/calculators, on a page of its own.',
        required: { id: { type: 'oneOf', values: calculatorIds, about: 'Which calculator.' } },
        children: 'none',
        onPage: 'at most one',
      },
      CalculatorTile: {
        purpose: 'A calculator beside the text that it belongs to: its answer to an example, and the way to it.',
        required: { id: { type: 'oneOf', values: calculatorIds, about: 'Which calculator.' } },
        optional: {
          inputs: text('What differs from its own example, as its address says it: "monthly=5000&years=10".'),
        },
        children: 'none',
      },
      ListTile: {
        purpose: 'A list beside the text that leads to it: its answer to an example, and the way to it.',
        required: {
          id: { type: 'oneOf', values: listIds, about: 'Which list.' },
          to: { type: 'address', about: 'The page of the list.' },
          title: text('What the list is, as a link.'),
        },
        optional: {
          part: text('Which part of the list that page shows, where it does not show all.'),
          inputs: text('What differs from its own example, as its address says it: "amount=300000&years=3".'),
        },
        children: 'none',
      },
      CalculatorChart: {
        purpose: 'What a calculator draws for the example of a text, with the numbers folded below.',
        required: {
          id: { type: 'oneOf', values: calculatorIds, about: 'Which calculator.' },
          caption: text('What one sees, in a sentence.'),
        },
        optional: {
          inputs: text('What differs from its own example, as its address says it: "monthly=5000&years=10".'),
        },
        children: 'none',
      },
      FigureChart: {
        purpose: 'How a rate of the registry moved over the years, with its values folded below.',
        required: { id: figure, caption: text('What one sees, in a sentence.') },
        children: 'none',
      },
      AmountBars: {
        purpose: 'A few amounts as bars on one scale: the central number of an article as its picture.',
        required: {
          caption: text('What one sees, in a sentence.'),
          amounts: text('Names and rupees: "Personal loan: ₹70,968; Card loan: ₹1,07,917".'),
        },
        children: 'none',
      },
      CalculatorTiles: {
        purpose: 'Every calculator with its example, on the page of calculators.',
        children: 'none',
        leadsTo: calculatorIds.map((id) => `/calculators/${id}`),
      },
      EmiCalculator: {
        purpose: 'The calculator of monthly instalments, on the page of home loans.',
        children: 'none',
        onPage: 'at most one',
      },
      LowerYourRate: {
        purpose:
          'What those who repay such a loan already can save, at their own lender and at others, on the page of the list.',
        required: { list: { type: 'oneOf', values: runningLoanIds, about: 'Whose lenders.' } },
        children: 'none',
        onPage: 'at most one',
      },
      FigureList: {
        purpose: 'All figures of the registry, on the page of figures.',
        children: 'none',
        onPage: 'at most one',
        anchors: 'figures',
      },
      GlossaryList: {
        purpose: 'All words of the glossary from A to Z, on the page of the glossary.',
        children: 'none',
        onPage: 'at most one',
        anchors: 'glossary',
      },
      ChangeLog: {
        purpose: 'What changed for visitors, month by month, on the page of changes.',
        children: 'none',
        onPage: 'at most one',
      },
      ReportMistake: { purpose: 'How to report a mistake, on the page about the site.', children: 'none' },
      SideBySide: {
        purpose:
          'Rows of a list side by side, on the page that compares: those that a visitor has ticked, or the first three.',
        children: 'none',
        onPage: 'at most one',
      },
      OpenData: { purpose: 'The files that others can load, on the page of data.', children: 'none' },
    },
  },
] as const satisfies readonly VocabularyGroup[];

type NamesIn<Group> = Group extends { readonly components: infer Components } ? keyof Components : never;

export type ComponentName = NamesIn<(typeof vocabularyGroups)[number]>;

/** Every component by its name. */
export const vocabulary: Readonly<Record<string, ComponentRule>> = Object.assign(
  {},
  ...vocabularyGroups.map(({ components }) => components),
) as Readonly<Record<ComponentName, ComponentRule>>;

export const componentNames: readonly string[] = Object.keys(vocabulary);
