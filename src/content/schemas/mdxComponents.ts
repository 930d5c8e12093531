import type { NoticeId } from '../buttonNotices';
import { figure, text, type ComponentRule, type VocabularyGroup } from './componentRule';
import { listComponents } from './listComponents';
import { onePageComponents } from './onePageComponents';

const icon = { type: 'icon', about: 'A picture that says the same as the title.' } as const;

/** Notices that pages may use. The others belong to other parts of the site. */
const pageNotices = [
  'check-eligibility',
  'compare-plans',
  'start-planning',
  'start-saving-tax',
] as const satisfies readonly NoticeId[];

/** Every component available to content files without an import. src/theme/MDXComponents renders each. */
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
    title: 'Figures and words',
    components: {
      Figure: {
        purpose: 'A figure of the registry inside a sentence. It names its source and leads to its entry.',
        required: { id: figure },
        optional: {
          on: {
            type: 'day',
            about:
              'The day that the sentence is about: it then keeps the figure of that day, also when another follows.',
          },
        },
        children: 'none',
      },
      Until: {
        purpose:
          'A sentence, or a part of one, about a day to come. It goes by itself after its last day, and the check then asks for an edit.',
        required: { day: { type: 'day', about: 'The last day on which it is true.' } },
        optional: { then: text('What stands in its place from the next day on.') },
        children: 'required',
        isInSentence: true,
      },
      RuleChange: {
        purpose:
          'A figure that a rule has changed: what it was, what it is now, and since when. What the change means may stand in it.',
        required: {
          id: { ...figure, hasHistory: true, about: 'Which figure of the registry; it must have an earlier period.' },
        },
        children: 'optional',
      },
      Term: {
        purpose:
          'A word of the glossary, at its first mention. It leads to its entry, and shows the sentence when pointed at or tapped.',
        required: { id: { type: 'term', about: 'Which term of the glossary.' } },
        children: 'required',
      },
    },
  },
  onePageComponents,
] as const satisfies readonly VocabularyGroup[];

type NamesIn<Group> = Group extends { readonly components: infer Components } ? keyof Components : never;

export type ComponentName = NamesIn<(typeof vocabularyGroups)[number]>;

/** Every component by its name. */
export const vocabulary: Readonly<Record<string, ComponentRule>> = Object.assign(
  {},
  ...vocabularyGroups.map(({ components }) => components),
) as Readonly<Record<ComponentName, ComponentRule>>;

export const componentNames: readonly string[] = Object.keys(vocabulary);
