import type { FigureValues } from '../../content/figureValues';
import { goldLoanLimits } from '../../content/law/goldLoanLimits';
import { tierOf } from '../../lib/finance/goldLoan';
import { formatMonths } from '../../lib/format/durations';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatPercent } from '../../lib/format/rupees';
import type { AnswerSection, Finding } from '../../machines/calculator/section';
import type { Answer } from './answer';
import { wayRow } from './rows';
import type { Need } from './values';
import type { WayId } from './ways';
import * as words from './messages.en';

const risks: Readonly<Record<WayId, string>> = {
  break: words.riskBreak,
  deposit: words.riskDeposit,
  gold: words.riskGold,
  topUp: words.riskTopUp,
  property: words.riskProperty,
  personal: words.riskPersonal,
  card: words.riskCard,
};

/** What holds for every loan, and the limit of the one on gold. */
function findings({ gold, sum }: Need, figures: FigureValues): readonly Finding[] {
  const share = tierOf(sum, goldLoanLimits(figures).tiers)?.sharePercent ?? 0;
  return [
    {
      sign: 'right',
      text: words.knowKfs,
      source: { text: words.knowKfsSource, address: '/figures#key-facts-statement' },
    },
    {
      sign: 'right',
      text: words.knowPrepay,
      source: { text: words.knowPrepaySource, address: '/figures#prepayment-charge-floating' },
    },
    ...(gold
      ? [
          {
            sign: 'right' as const,
            text: words.knowGold({ share: formatPercent(share), sum: rupeesInShortOrFull(sum) }),
            source: { text: words.knowGoldSource, address: '/figures#gold-loan-ltv' },
          },
        ]
      : []),
    {
      sign: 'unknown',
      text: words.knowFamily,
      source: { text: words.knowOfferSource, address: '/questions/check-my-offer' },
    },
  ];
}

export function sections(answer: Answer, need: Need, figures: FigureValues): readonly AnswerSection[] {
  const { open, closed } = answer;
  const [sum, months] = [rupeesInShortOrFull(need.sum), formatMonths(need.months)];
  return [
    {
      kind: 'ways',
      title: words.openTitle({ months }),
      intro: words.openIntro({ sum }),
      ways: open.map((way) => wayRow(way, answer, need, figures)),
    },
    ...(closed.length > 0
      ? [
          {
            kind: 'ways' as const,
            title: words.closedTitle,
            intro: words.closedIntro({ sum, months }),
            ways: closed.map((way) => wayRow(way, answer, need, figures)),
          },
        ]
      : []),
    {
      kind: 'findings',
      title: words.risksTitle,
      findings: open.map(({ id }) => ({ sign: 'caution', title: words.way({ way: id }), text: risks[id] })),
    },
    {
      kind: 'letter',
      title: words.letter,
      intro: words.letterIntro,
      sentences: [
        words.askRate({ sum, months }),
        words.askKfs,
        words.askFees,
        words.askPrepay,
        ...(need.deposit ? [words.askDeposit] : []),
      ],
    },
    { kind: 'findings', title: words.knowTitle, findings: findings(need, figures) },
  ];
}
