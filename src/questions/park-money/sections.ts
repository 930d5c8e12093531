import { historyOf } from '../../content/figureHistory';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { formatDay, formatMonth } from '../../lib/format/dates';
import { formatMonths } from '../../lib/format/durations';
import { formatPercent } from '../../lib/format/rupees';
import { formatMoney } from '../../lib/quantities/money';
import { byName } from '../../lib/byName';
import type { Finding, AnswerSection, WayGroup } from '../../machines/calculator/section';
import { FREE_INTEREST, INSURANCE, type Answer } from './answer';
import { isSystemic, type DepositWay } from './deposits';
import { bankWay, openWays, schemeWay, unfitWay } from './rows';
import { payingOut, schemesSeen } from './schemes';
import { splitSection } from './split';
import type { Parked } from './values';
import * as words from './messages.en';

/** Rows in sight besides those of large banks; the table below has all. */
const IN_SIGHT = 3;

export const REPO_RATE = 'repo-rate';

/** The day of the oldest rate that is ranked, year-month-day; undefined where none is. */
const firstDay = (ranked: readonly DepositWay[]): string | undefined => ranked.map(({ bank }) => bank.day).sort()[0];

/** What a visitor should know of the rates, of breaking an FD, and of the law. */
function findings({ deposits, insured }: Answer, { senior, slab }: Parked, figures: FigureValues): readonly Finding[] {
  const day = firstDay(deposits.ranked);
  const [before, now] = historyOf(figures, REPO_RATE).slice(-2);
  const changed = (now ?? before)?.from ?? '';
  const list = { text: words.knowList, address: '/fixed-deposits' };
  const insurance = { text: words.knowInsured, address: `/figures#${INSURANCE}` };
  const deduction = { text: words.knowDeduction, address: `/figures#${FREE_INTEREST}` };
  return [
    ...(day === undefined
      ? []
      : [
          {
            sign: 'caution' as const,
            text:
              changed > day
                ? words.knowCards({ changed: formatDay(changed), rose: (now?.value ?? 0) > (before?.value ?? 0) })
                : words.knowCardsOnly({ day: formatDay(day) }),
            source: list,
          },
        ]),
    { sign: 'unknown', text: words.knowEarly },
    { sign: 'right', text: words.knowTogether({ insured: formatMoney(insured) }), source: insurance },
    ...(senior && slab !== 'none'
      ? [
          {
            sign: 'right' as const,
            text: words.knowSenior({ free: formatMoney(valueOf(figures, FREE_INTEREST)) }),
            source: deduction,
          },
        ]
      : []),
  ];
}

/** Ways besides the FDs of banks, in the same rows. */
function besideBanks(answer: Answer, parked: Parked, figures: FigureValues): readonly WayGroup[] {
  const even = answer.evenPercent;
  return [
    {
      title: words.openTitle,
      ways: openWays(answer),
      ...(even !== undefined && { note: words.fundNote({ even: formatPercent(even) }) }),
    },
    {
      title: words.schemesTitle,
      intro: words.schemesIntro({ month: formatMonth(schemesSeen(figures).slice(0, 7)) }),
      ways: answer.schemes.filter(({ fits }) => fits).map((scheme) => schemeWay(scheme, answer, parked)),
      ...(payingOut(answer.schemes).length > 0 && { note: words.payoutNote }),
    },
  ];
}

/** What does not fit, and what to know before one decides. */
function beforeDeciding(answer: Answer, parked: Parked, figures: FigureValues): readonly AnswerSection[] {
  const unfit = answer.schemes.filter(({ fits }) => !fits);
  const months = formatMonths(parked.months);
  return [
    ...(unfit.length > 0
      ? [{ kind: 'ways' as const, title: words.unfitTitle({ months }), ways: unfit.map(unfitWay) }]
      : []),
    { kind: 'findings', title: words.knowTitle, findings: findings(answer, parked, figures) },
  ];
}

/** Which FDs are in sight, from when they are, and what is not among them. */
function aboutRates({ deposits }: Answer, { senior }: Parked, shown: number, day: string) {
  const { ranked, without } = deposits;
  return {
    title: words.aboutTitle({ month: formatMonth(day.slice(0, 7)) }),
    sentences: [
      words.aboutBanks({
        isSenior: senior,
        day: formatDay(day),
        shown: shown === ranked.length ? 'all' : shown > IN_SIGHT ? 'systemic' : 'first',
        first: IN_SIGHT,
        count: String(ranked.length),
        fold: words.tables,
      }),
      ...(without > 0 ? [words.knowWithout({ isSenior: senior, count: without })] : []),
      words.aboutSchemes,
    ],
  };
}

/** The whole sum in one place: the first FDs of the order, the banks that the RBI calls systemically important, and ways besides. */
function placesSection(answer: Answer, parked: Parked, figures: FigureValues): AnswerSection {
  const { ranked, unranked } = answer.deposits;
  const day = firstDay(ranked);
  const shown = ranked.filter(({ bank }, index) => index < IN_SIGHT || isSystemic(bank));
  return {
    kind: 'ways',
    title: words.banksTitle({ isTaxed: parked.slab !== 'none' }),
    ways: shown.map((way) => bankWay(way, answer, parked)),
    groups: [
      ...unranked.map(({ reason, ways }) => ({
        title: words.unrankedTitle({ count: ways.length }),
        intro: reason,
        ways: ways.map((way) => bankWay(way, answer, parked)),
      })),
      ...besideBanks(answer, parked, figures),
    ],
    ...(day !== undefined && { about: aboutRates(answer, parked, shown.length, day) }),
  };
}

export function sections(answer: Answer, parked: Parked, figures: FigureValues): readonly AnswerSection[] {
  return [...splitSection(answer), placesSection(answer, parked, figures), ...beforeDeciding(answer, parked, figures)];
}

/** Without a split, and by name: for rates that are too old to rank. */
export function oldSections(answer: Answer, parked: Parked, figures: FigureValues): readonly AnswerSection[] {
  const { ranked, unranked } = answer.deposits;
  const ways = [...ranked, ...unranked.flatMap((part) => part.ways)].sort((one, other) =>
    byName(one.bank.provider, other.bank.provider),
  );
  return [
    {
      kind: 'ways',
      title: words.oldBanksTitle({ months: formatMonths(parked.months) }),
      intro: words.oldBanksIntro,
      ways: ways.map((way) => bankWay(way, answer, parked)),
      groups: besideBanks({ ...answer, evenPercent: undefined }, parked, figures),
    },
    ...beforeDeciding(answer, parked, figures),
  ];
}
