import { calculatorIds, calculatorPath } from '../calculatorIds';
import { questionIds } from '../questionIds';
import { listIds, loanListIds } from '../listCatalogue';
import { figure, mdx, text, value, type VocabularyGroup } from './componentRule';

/** Components for a single page, and for texts about a calculator or a list. */
export const onePageComponents = {
  title: 'Parts that belong to one page',
  components: {
    Calculator: {
      purpose: 'A calculator or a question of src/calculators and src/questions, on a page of its own.',
      example: '<Calculator id="home-loan-emi" />',
      required: { id: { type: 'oneOf', values: calculatorIds, about: 'Which calculator.' } },
      children: 'none',
      onPage: 'at most one',
    },
    CalculatorTile: {
      purpose: 'A calculator beside the text that it belongs to: its answer to an example, and the way to it.',
      example: mdx`
        <CalculatorTile id="sip" inputs="monthly=5000&years=10" note="The return is only an example: no fund promises one." />
      `,
      required: { id: { type: 'oneOf', values: calculatorIds, about: 'Which calculator.' } },
      optional: {
        inputs: value('What differs from its own example, as its address says it: "monthly=5000&years=10".'),
        note: text('What a reader has to know of this answer, such as that its rate is only an example.'),
      },
      children: 'none',
    },
    ListTile: {
      purpose: 'A list beside the text that leads to it: its answer to an example, and the way to it.',
      example: mdx`
        <ListTile id="credit-cards" part="cashback" to="/credit-cards/cashback" title="Cashback cards by what they leave" inputs="food=14000&online=18000" />
      `,
      required: {
        id: { type: 'oneOf', values: listIds, about: 'Which list.' },
        to: { type: 'address', about: 'The page of the list.' },
        title: text('What the list is, as a link.'),
      },
      optional: {
        part: value('Which part of the list that page shows, where it does not show all.'),
        inputs: value('What differs from its own example, as its address says it: "amount=300000&years=3".'),
      },
      children: 'none',
    },
    CalculatorChart: {
      purpose: 'What a calculator draws for the example of a text, with the numbers folded below.',
      example: mdx`
        <CalculatorChart id="home-loan-emi" inputs="amount=2000000&rate=9&years=15" caption="A loan of ₹20 lakh at 9% over fifteen years: of the first EMIs, most is interest" />
      `,
      required: {
        id: { type: 'oneOf', values: calculatorIds, about: 'Which calculator.' },
        caption: text('What one sees, in a sentence.'),
      },
      optional: {
        inputs: value('What differs from its own example, as its address says it: "monthly=5000&years=10".'),
      },
      children: 'none',
    },
    FigureChart: {
      purpose: 'How a rate of the registry moved over the years, with its values folded below.',
      example: '<FigureChart id="repo-rate" caption="The RBI’s repo rate, step by step" />',
      required: { id: figure, caption: text('What one sees, in a sentence.') },
      children: 'none',
    },
    RoomRentChart: {
      purpose:
        'What a room-rent limit does to a hospital bill: what is paid at each price of a room, with the numbers folded below.',
      example: mdx`
        <RoomRentChart caption="A policy with a limit of ₹4,000 a day for the room: above it, the insurer pays less of the whole bill" limit="₹4,000" days="4" linked="₹1,20,000" unlinked="₹60,000" consumables="₹10,000" copay="10%" />
      `,
      required: {
        caption: text('What one sees, in a sentence.'),
        limit: value('The limit of the policy for a day: "₹5,000".'),
        days: value('Days in hospital: "5".'),
        linked: value('Charges that are cut with the room, such as the surgeon and the theatre: "₹2,20,000".'),
        unlinked: value('Charges that are not, such as medicines: "₹1,10,000".'),
        consumables: value('What no policy pays without an add-on: "₹30,000".'),
        copay: value('The share of a claim that stays with the patient: "10%".'),
      },
      children: 'none',
    },
    TwoLoansChart: {
      purpose:
        'Which of a personal loan and a loan on a card costs less, by the months of repayment, with the numbers folded below.',
      example: mdx`
        <TwoLoansChart caption="Borrowing ₹1 lakh: up to some months the card loan costs less, then the personal loan" amount="₹1,00,000" months="9" personalRate="14%" personalFee="₹2,500" cardRate="17%" cardFee="₹599" />
      `,
      required: {
        caption: text('What one sees, in a sentence.'),
        amount: value('The sum that is borrowed: "₹50,000".'),
        months: value('The months of the example in the text, which are marked: "6".'),
        personalRate: value('The yearly rate of the personal loan: "15%".'),
        personalFee: value('Its fee, without GST: "₹2,000".'),
        cardRate: value('The yearly rate of the card loan: "18%".'),
        cardFee: value('Its fee, without GST: "₹499".'),
      },
      children: 'none',
    },
    CalculatorTiles: {
      purpose: 'Every calculator with its example, on the page of calculators.',
      example: '<CalculatorTiles />',
      children: 'none',
      leadsTo: calculatorIds.map(calculatorPath),
    },
    QuestionTiles: {
      purpose: 'Every question across products with its example, on the page of questions.',
      example: '<QuestionTiles />',
      children: 'none',
      leadsTo: questionIds.map(calculatorPath),
    },
    Refinance: {
      purpose:
        'What those who repay such a loan already can save, at their own lender and at others, on the page of the list.',
      example: '<Refinance list="home-loans" />',
      required: { list: { type: 'oneOf', values: loanListIds, about: 'Whose lenders.' } },
      children: 'none',
      onPage: 'at most one',
    },
    FigureList: {
      purpose: 'All figures of the registry, on the page of figures.',
      example: '<FigureList />',
      children: 'none',
      onPage: 'at most one',
      anchors: 'figures',
    },
    GlossaryList: {
      purpose: 'All words of the glossary from A to Z, on the page of the glossary.',
      example: '<GlossaryList />',
      children: 'none',
      onPage: 'at most one',
      anchors: 'glossary',
    },
    ChangeLog: {
      purpose: 'What changed for visitors, month by month, on the page of changes.',
      example: '<ChangeLog />',
      children: 'none',
      onPage: 'at most one',
    },
    WhoRunsIt: {
      purpose: 'The people behind the site, or that the owner has named nobody.',
      example: '<WhoRunsIt />',
      children: 'none',
    },
    WriteToUs: {
      purpose: 'A sentence with our e-mail address, where the site has one.',
      example: '<WriteToUs />',
      children: 'none',
    },
    ReportMistake: {
      purpose: 'How to report a mistake, on the page about the site.',
      example: '<ReportMistake />',
      children: 'none',
    },
    SideBySide: {
      purpose:
        'Rows of a list side by side, on the page that compares: those that a visitor has ticked, or the first three.',
      example: '<SideBySide />',
      children: 'none',
      onPage: 'at most one',
    },
    OpenData: {
      purpose: 'The files that others can load, on the page of data.',
      example: '<OpenData />',
      children: 'none',
    },
  },
} as const satisfies VocabularyGroup;
