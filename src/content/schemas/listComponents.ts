import { cardKindIds } from '../cardKindIds';
import { fundPageIds } from '../fundPageIds';
import { kindsShownBy, listIds } from '../listCatalogue';
import type { ListingKind } from './';
import { mdx, text, type VocabularyGroup } from './componentRule';

const rows = (...kinds: readonly ListingKind[]) =>
  ({ type: 'data', kinds, about: 'The rows of the data file that stands beside the page.' }) as const;

/** The components that show rows of a data file. */
export const listComponents = {
  title: 'Lists of products',
  components: {
    DataTable: {
      purpose: 'The rows of the data file as a table. On a phone each row becomes a card.',
      example: mdx`
        import premiums from './car-premiums.yml'

        <DataTable data={premiums} caption="Third-party premiums of cars by engine size" />
      `,
      examplePage: 'docs/insurance/car.mdx',
      required: {
        data: rows('health-insurers', 'third-party-premiums'),
        caption: text('What the table holds, read out to those who cannot see it.'),
      },
      children: 'none',
    },
    OfferList: {
      purpose:
        'A list that ranks for the numbers of a visitor: each row with what it comes to, and an answer in one sentence above them.',
      example: mdx`
        import funds from './index-funds.yml'
        import tracking from './index-funds-tracking.yml'

        <OfferList id="funds" part="index-funds" data={funds} below={tracking} />
      `,
      examplePage: 'docs/investments/index-funds.mdx',
      required: {
        id: { type: 'oneOf', values: listIds.filter((id) => id !== 'credit-cards'), about: 'Which list.' },
        data: rows(...kindsShownBy('OfferList')),
      },
      optional: {
        part: {
          type: 'oneOf',
          values: fundPageIds,
          about: 'Of the list of funds, the part that the page shows.',
        },
        below: {
          ...rows('company-deposits', 'index-tracking', 'mutual-funds'),
          about: 'The rows of a block that stands by itself below the list.',
        },
      },
      children: 'none',
      onPage: 'at most one',
      anchors: ['offers'],
    },
    OfferCards: {
      purpose: 'The rows of the data file as cards, with the figure that matters most on top.',
      example: mdx`
        import options from './tax-saving.yml'

        <OfferCards data={options} />
      `,
      examplePage: 'docs/tax-saving.mdx',
      required: {
        data: rows(...kindsShownBy('OfferCards')),
      },
      children: 'none',
    },
    CardList: {
      purpose:
        'Credit cards by what a month of spending leaves in a year, each with what it costs, whom it suits and an honest word.',
      example: mdx`
        import rows from './fuel.yml'

        <CardList data={rows} kind="fuel" />
      `,
      examplePage: 'docs/credit-cards/fuel.mdx',
      required: { data: rows(...kindsShownBy('CardList')) },
      optional: {
        kind: {
          type: 'oneOf',
          values: cardKindIds,
          about: 'The kind of cards that the page is about. Left out on the page of all cards.',
        },
      },
      children: 'none',
      onPage: 'at most one',
      anchors: ['cards-list', 'offers'],
    },
  },
} as const satisfies VocabularyGroup;
