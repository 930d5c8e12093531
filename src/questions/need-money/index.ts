import { formatRupees } from '../../lib/format/rupees';
import { question } from '../../machines/calculator/definition';
import { answerFor, shareFigures, type Answer } from './answer';
import { brief, headline, say, says, sentence } from './says';
import { sections } from './sections';
import { steps } from './steps';
import { tables } from './tables';
import { defaults, depositFields, inputs, mainFields, offerFields, type Need } from './values';
import { figureNames } from './ways';
import * as words from './messages.en';

export default question<Need, Answer>(
  {
    id: 'need-money',
    name: words.name,
    shortName: words.shortName,
    figures: [...figureNames, ...shareFigures],
  },
  (figures) => ({
    defaults,
    inputs,
    mainFields,
    more: { title: words.groupDeposit, names: depositFields },
    groups: [{ title: words.groupOffers, names: offerFields }],
    compute: (need) => answerFor(need, figures),
    say,
    answer: { says, brief },
    headline,
    facts: ({ lead }) => (lead ? [[words.factInstalment, formatRupees(lead.instalment)]] : []),
    sentence,
    sections: (answer, need) => sections(answer, need, figures),
    leadsTo: [
      { text: words.toPersonal, address: '/personal-loans' },
      { text: words.toGold, address: '/gold-loan' },
      { text: words.toCheck, address: '/questions/check-my-offer' },
    ],
    tablesTitle: words.tables,
    tables,
    steps: (answer, need) => steps(answer, need, figures),
  }),
);
