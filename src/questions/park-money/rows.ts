import { formatDay } from '../../lib/format/dates';
import { formatYears } from '../../lib/format/durations';
import { rateText } from '../../lib/format/rateText';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatMoney } from '../../lib/quantities/money';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import { addressOfWords } from '../../lib/textFragment';
import { effectiveYield } from '../../lib/finance/deposits';
import { isInsured } from '../../lists/fixed-deposits/deposits';
import { DASH, type WayRow } from '../../machines/calculator/section';
import type { Answer } from './answer';
import { CARDS_BELOW, type DepositWay } from './deposits';
import { MOST_BALANCE } from '../../lists/savings-accounts/earned';
import { payingOut, type Scheme } from './schemes';
import type { Parked } from './values';
import * as words from './messages.en';

const earns = (rupees: number): string => words.earns({ amount: formatRupees(rupees) });

/** A row of a bank, for the whole sum. */
export function bankWay(
  { bank, slab, rate, answer }: DepositWay,
  { insured, schemes, left }: Answer,
  { sum }: Parked,
): WayRow {
  const { provider } = bank;
  const yearly = formatPercent(effectiveYield(rate));
  const isCounted = sum < CARDS_BELOW;
  return {
    name: provider.name,
    face: { shortName: provider.shortName, hue: provider.hue },
    terms: [
      words.terms({ rate: rateText(rate), tenure: slab.tenure }),
      ...(payingOut(schemes).length > 0 ? [words.termsYield({ yearly })] : []),
    ],
    opened: {
      facts: [
        ...(left < 1 && isCounted ? [[words.factBeforeTax, formatRupees(answer.value - sum)] as const] : []),
        [words.factYield, yearly],
        [words.factBroken, bank.breakingCost ?? NOT_FOUND],
        [words.factDay, formatDay(bank.day)],
      ],
      link: {
        text: words.rowList({ bank: provider.shortName }),
        address: addressOfWords('/fixed-deposits#offers', provider.name),
      },
    },
    figure: isCounted ? earns(answer.afterTax - sum) : DASH,
    below: !isCounted
      ? words.aboveLimit({ limit: formatMoney(CARDS_BELOW) })
      : isInsured(answer.owed, insured)
        ? words.insuredWhole
        : words.insuredPart({ insured: formatMoney(insured) }),
  };
}

/** Savings accounts as a range, and a liquid fund, whose return nobody knows. */
export function openWays({ savings, insured }: Answer): readonly WayRow[] {
  return [
    {
      name: words.savingsName,
      terms: savings
        ? [
            words.savingsTerms({
              range: words.range({
                least: formatPercent(savings.leastPercent),
                most: formatPercent(savings.mostPercent),
              }),
            }),
          ]
        : [words.savingsTooLarge({ most: formatMoney(MOST_BALANCE) })],
      opened: {
        facts: [
          [words.factAccounts, String(savings?.count ?? 0)],
          [words.factPaidOut, words.anyDay],
        ],
        link: { text: words.savingsList, address: '/savings-accounts' },
      },
      figure: savings ? words.range({ least: earns(savings.least), most: formatRupees(savings.most) }) : DASH,
      below: words.insuredPart({ insured: formatMoney(insured) }),
    },
    {
      name: words.fundName,
      terms: [words.fundTerms],
      opened: {
        facts: [[words.factPaidOut, words.fundPaidOut]],
        link: { text: words.fundGuide, address: '/investments/debt-funds' },
      },
      figure: DASH,
      below: words.notInsured,
    },
  ];
}

export function schemeName({ id, years }: Scheme): string {
  switch (id) {
    case 'deposit':
      return words.schemeDeposit({ years: formatYears(years) });
    case 'savings':
      return words.schemeSavings;
    case 'scss':
      return words.schemeScss;
    case 'nsc':
      return words.schemeNsc;
    case 'bonds':
      return words.schemeBonds;
    case 'ppf':
      return words.schemePpf;
  }
}

/** A scheme that takes the visitor's sum and ends in time. */
export function schemeWay(scheme: Scheme, { left }: Answer, { sum }: Parked): WayRow {
  const { percent, interest, restMonths, taken, paidEach } = scheme;
  const rate = formatPercent(percent);
  const terms =
    interest === undefined
      ? words.bondsFloating({ rate })
      : restMonths > 0
        ? words.schemeRest({ rate })
        : words.schemeRate({ rate });
  return {
    name: schemeName(scheme),
    terms: [
      terms,
      ...(paidEach ? [words.payoutYield({ yearly: formatPercent(effectiveYield(percent)) })] : []),
      ...(taken < sum ? [words.schemeLimit({ taken: rupeesInShortOrFull(taken) })] : []),
    ],
    opened: {
      facts: [
        ...(left < 1 && interest !== undefined ? [[words.factBeforeTax, formatRupees(interest)] as const] : []),
        [words.factRuns, scheme.years === 0 ? words.anyDay : formatYears(scheme.years)],
      ],
      link: { text: words.schemeList, address: '/fixed-deposits#post-office-schemes-and-government-bonds' },
    },
    figure: interest === undefined ? DASH : earns(interest * left),
    below: paidEach ? words.paidOut({ each: paidEach }) : words.government,
  };
}

/** A scheme that runs longer than the visitor's months, or takes only older people. */
export const unfitWay = (scheme: Scheme): WayRow => ({
  name: schemeName(scheme),
  terms: scheme.id === 'scss' ? [words.fromSixty] : [],
  figure: formatPercent(scheme.percent),
  below: words.runs({ years: formatYears(scheme.years) }),
});
