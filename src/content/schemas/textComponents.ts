import { icon, mdx, text, type VocabularyGroup } from './componentRule';

const hubTiles = mdx`
  <HubTiles>
    <HubTile to="/insurance/health" icon="heart-pulse" color="blue" title="Health Insurance">
      What each plan pays of a hospital bill, and what it leaves to you.
    </HubTile>
    <HubTile to="/insurance/car" icon="car" color="green" title="Car Insurance">
      The cover that the law asks for, and the one that pays for your own car.
    </HubTile>
  </HubTiles>
`;

const columns = mdx`
  <Columns>
  <Checklist title="Before you apply" icon="user-check">

  - A copy of your credit report, without mistakes
  - Your income and your EMIs, as the bank will see them

  </Checklist>
  <Checklist title="Papers" icon="file-text">

  - PAN card and a proof of address
  - Salary slips or tax returns

  </Checklist>
  </Columns>
`;

const faq = mdx`
  <Faq>
    <Question title="Does a longer loan cost less?">
      Each month it does. In all it costs more, because you pay interest for longer.
    </Question>
    <Question title="What is an EMI made of?">
      Interest on what you still owe, and a part of the loan itself. The interest shrinks as you repay.
    </Question>
  </Faq>
`;

export const textComponents = {
  title: 'Parts of a text',
  components: {
    Benefits: {
      purpose: 'What one gains: a grid of tiles.',
      example: mdx`
        <Benefits>
          <Tile icon="percent" title="Less interest">
            What you repay early costs no interest from that day on.
          </Tile>
          <Tile icon="clock" title="An earlier end">
            If the EMI stays as it is, the last one comes sooner.
          </Tile>
        </Benefits>
      `,
      children: 'required',
    },
    PlanTypes: {
      purpose: 'The kinds that a product comes in: a grid of tiles.',
      example: mdx`
        <PlanTypes>
          <Tile icon="lock" title="Fixed rate">
            The rate stays as it was agreed. Ask for how long: with some loans only for the first years.
          </Tile>
          <Tile icon="chart-line" title="Floating rate">
            The rate follows a benchmark, and what you repay rises and falls with it.
          </Tile>
        </PlanTypes>
      `,
      children: 'required',
    },
    KeyTerms: {
      purpose: 'Terms with their meaning: a grid of tiles.',
      example: mdx`
        <KeyTerms>
          <Tile icon="coins" title="Principal">
            The part of the loan that you have not repaid yet. Interest is counted on it.
          </Tile>
          <Tile icon="clock" title="Tenure">
            The time over which you repay. A longer one makes the EMI smaller and the interest larger.
          </Tile>
        </KeyTerms>
      `,
      children: 'required',
    },
    Tile: {
      purpose: 'One benefit, plan type or term, in a sentence or two.',
      example: mdx`
        <KeyTerms>
          <Tile icon="calculator" title="EMI">
            Equated monthly instalment: the same sum each month until the loan is repaid.
          </Tile>
        </KeyTerms>
      `,
      required: { icon, title: text('Its name, or what one gains.') },
      children: 'required',
      within: ['Benefits', 'PlanTypes', 'KeyTerms'],
    },
    HubTiles: { purpose: 'The ways on from a page that leads to others.', example: hubTiles, children: 'required' },
    HubTile: {
      purpose: 'One of the ways on, with a link "Learn More".',
      example: hubTiles,
      required: {
        to: { type: 'address', about: 'The page it leads to.' },
        icon,
        color: { type: 'oneOf', values: ['blue', 'green', 'orange'], about: 'The colour of icon and edge.' },
        title: text('What the page is about.'),
      },
      children: 'required',
      within: ['HubTiles'],
    },
    Columns: { purpose: 'Sets checklists side by side where there is room.', example: columns, children: 'required' },
    Checklist: {
      purpose: 'A Markdown list of things to have or to be, each with a tick.',
      example: columns,
      required: { title: text('What the list is of.'), icon },
      children: 'required',
      holds: 'list',
      within: ['Columns'],
    },
    Steps: {
      purpose: 'Things to do, one after the other: one numbered list, each step beginning with its gist in bold.',
      example: mdx`
        <Steps>

        1. **Read your credit report.** A mistake in it can raise your rate, and you can have it corrected.
        2. **Ask three lenders.** Put the same sum and the same years to each.
        3. **Compare the rupees.** Add the fee to the interest: a low rate may come with a high fee.

        </Steps>
      `,
      children: 'required',
      holds: 'orderedList',
    },
    Faq: { purpose: 'Questions with answers that unfold one at a time.', example: faq, children: 'required' },
    Question: {
      purpose: 'One question; the answer is Markdown.',
      example: faq,
      required: { title: text('The question, as a visitor would ask it.') },
      children: 'required',
      within: ['Faq'],
    },
    Note: {
      purpose: 'Something to know on the way.',
      example: mdx`
        <Note title="Ask for it in writing">
          What was said at the counter is hard to prove. Have it put into the letter that offers you the loan.
        </Note>
      `,
      required: { title: text('The point of it, in a few words.') },
      children: 'required',
    },
    Caution: {
      purpose: 'Something that argues against a purchase, or a mistake that costs money.',
      example: mdx`
        <Caution title="A smaller EMI is not a cheaper loan">
          Spread over more years, the same loan costs less each month and more in all.
        </Caution>
      `,
      required: { title: text('The point of it, in a few words.') },
      children: 'required',
    },
  },
} as const satisfies VocabularyGroup;
