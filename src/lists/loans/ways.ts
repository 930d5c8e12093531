import type { Ways } from '../../machines/list/definition';
import * as words from './messages.en';

/** What else serves somebody who holds an offer: none of it needs a published rate. */
export const ways = (): Ways => ({
  title: words.ways,
  sentence: words.waysSentence,
  links: [
    { to: '/questions/check-my-offer', text: words.wayStatement },
    { to: '/calculators/emi', text: words.wayFlat },
  ],
});
