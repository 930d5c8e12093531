import { historyOf } from '../../content/figureHistory';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { formatDay, formatMonth } from '../../lib/format/dates';
import { formatMonths } from '../../lib/format/durations';
import { formatPercent } from '../../lib/format/rupees';
import { formatMoney } from '../../lib/quantities/money';
import { byName } from '../../lib/byName';
import type { AnswerSection, Finding } from '../../machines/calculator/section';
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
    { sign: 'unknown', text: words.knowEarly({ fold: words.tables }) },
    { sign: 'right', text: words.knowTogether({ insured: formatMoney(insured) }), source: insurance },
    ...(deposits.without > 0
      ? [{ sign: 'unknown' as const, text: words.knowWithout({ isSenior: senior, count: deposits.without }) }]
      : []),
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

/** Ways besides the FDs of banks, and what to know before one decides. */
function beside(answer: Answer, parked: Parked, figures: FigureValues): readonly AnswerSection[] {
  const fitting = answer.schemes.filter(({ fits }) => fits);
  const unfit = answer.schemes.filter(({ fits }) => !fits);
  const months = formatMonths(parked.months);
  const even = answer.evenPercent;
  return [
    {
      kind: 'ways',
      title: words.openTitle,
      ways: openWays(answer),
      ...(even !== undefined && { note: words.fundNote({ even: formatPercent(even) }) }),
    },
    {
      kind: 'ways',
      title: words.schemesTitle,
      intro: words.schemesIntro({ month: formatMonth(schemesSeen(figures)) }),
      ways: fitting.map((scheme) => schemeWay(scheme, answer, parked)),
      ...(payingOut(answer.schemes).length > 0 && { note: words.payoutNote }),
    },
    ...(unfit.length > 0
      ? [{ kind: 'ways' as const, title: words.unfitTitle({ months }), ways: unfit.map(unfitWay) }]
      : []),
    { kind: 'findings', title: words.knowTitle, findings: findings(answer, parked, figures) },
  ];
}

/** The FDs of some banks for the whole sum: the first of the order, and the banks that the RBI calls systemically important. */
function bankSection(answer: Answer, parked: Parked): readonly AnswerSection[] {
  const { ranked } = answer.deposits;
  const day = firstDay(ranked);
  if (day === undefined) return [];
  const shown = ranked.filter(({ bank }, index) => index < IN_SIGHT || isSystemic(bank));
  const ways = shown.map((way) => bankWay(way, answer, parked));
  const insured = formatMoney(answer.insured);
  const isSame = ways.every(({ below }) => below === words.insuredPart({ insured }));
  return [
    {
      kind: 'ways',
      title: words.banksTitle({ isTaxed: parked.slab !== 'none', months: formatMonths(parked.months) }),
      intro: [
        words.banksIntro({
          isSenior: parked.senior,
          day: formatDay(day),
          shown: shown.length === ranked.length ? 'all' : shown.length > IN_SIGHT ? 'systemic' : 'first',
          first: IN_SIGHT,
          count: String(ranked.length),
        }),
        ...(isSame ? [words.banksInsure({ insured })] : []),
      ].join(' '),
      ways: isSame ? ways.map(({ below: _said, ...way }) => way) : ways,
    },
  ];
}

export function sections(answer: Answer, parked: Parked, figures: FigureValues): readonly AnswerSection[] {
  const { unranked } = answer.deposits;
  const others = unranked.flatMap(({ ways }) => ways);
  return [
    ...splitSection(answer),
    ...bankSection(answer, parked),
    ...unranked.map(({ reason, ways }) => ({
      kind: 'ways' as const,
      title: words.unrankedTitle({ count: others.length }),
      intro: reason,
      ways: ways.map((way) => bankWay(way, answer, parked)),
    })),
    ...beside(answer, parked, figures),
  ];
}

/** Without a split, and by name: for rates that are too old to rank. */
export function oldSections(answer: Answer, parked: Parked, figures: FigureValues): readonly AnswerSection[] {
  const { ranked, unranked } = answer.deposits;
  const ways = [...ranked, ...unranked.flatMap((part) => part.ways)].sort((one, other) =>
    byName(one.bank.provider, other.bank.provider),
  );
  const title = words.oldBanksTitle({ months: formatMonths(parked.months) });
  return [
    ...(ways.length > 0
      ? [
          {
            kind: 'ways' as const,
            title,
            intro: words.oldBanksIntro,
            ways: ways.map((way) => bankWay(way, answer, parked)),
          },
        ]
      : []),
    ...beside({ ...answer, evenPercent: undefined }, parked, figures),
  ];
}
