import { riskLabels, riskName } from '../../content/risk';
import { choice, percent, rupees, years } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import type { Term } from '../../machines/list/mustHave';
import { nameId } from '../../lib/nameId';
import { kindText, riskOf, type Fund } from './indexFunds';
import * as words from './messages.en';

/** Inputs of a fund list. Names are part of addresses and permanent. */
export type FundChoices = {
  readonly type: string;
  readonly risk: string;
  /** Rupees at the start of each month, to show the effect of costs */
  readonly monthly: number;
  readonly years: number;
  /** Assumed return before costs, in percent a year */
  readonly return: number;
  readonly order: string;
};

export const ANY = 'any';

const RISKS: Readonly<Record<string, string>> = Object.fromEntries(
  riskLabels.map((label) => [
    nameId(label),
    label === 'Very High' ? riskName(label) : words.riskMost({ risk: riskName(label) }),
  ]),
);

function typesOf(funds: readonly Fund[]): Readonly<Record<string, string>> {
  return Object.fromEntries(funds.map((fund) => [nameId(fund.type), kindText(fund)]));
}

/**
 * Whether a page can be filtered by risk. With mostly unknown levels the filter would drop funds for our own gaps; with one common level it would
 * drop all or none.
 */
export function hasRiskChoice(funds: readonly Fund[]): boolean {
  const known = funds.flatMap((fund) => riskOf(fund) ?? []);
  return known.length * 2 > funds.length && new Set(known).size > 1;
}

/** The fields of a page: the categories of its own funds, and risk where it differs. */
export function inputsFor(funds: readonly Fund[], isByTracking: boolean): Inputs<FundChoices> {
  return {
    type: choice(isByTracking ? words.labelIndex : words.labelKind, { [ANY]: words.kindAll, ...typesOf(funds) }),
    risk: choice(words.risk, { [ANY]: words.riskAny, ...(hasRiskChoice(funds) ? RISKS : {}) }),
    monthly: rupees(words.labelMonthly, [500, 200_000, 500], [5000, 10_000, 25_000]),
    years: years(words.labelYears, [1, 40, 1]),
    return: percent(words.labelReturn, [1, 15, 0.5]),
    order: choice(words.labelOrder, {
      cost: isByTracking ? words.behind : words.expenseRatio,
      year: words.returnOne,
      name: words.orderName,
    }),
  };
}

/** The highest riskometer level to include; unknown if no source gives it. */
function riskTerm(wanted: string): Term<Fund> {
  const stepOf = (id: string): number => riskLabels.findIndex((label) => nameId(label) === id);
  return {
    isMet(fund) {
      const risk = riskOf(fund);
      return risk === undefined ? undefined : stepOf(nameId(risk)) >= stepOf(wanted);
    },
    missed: words.missedRisk,
    unknown: words.unknownRisk,
  };
}

/** The visitor's filters for funds. */
export function fundTerms({ type, risk }: FundChoices): readonly Term<Fund>[] {
  const ofType: Term<Fund> = {
    isMet: (fund) => nameId(fund.type) === type,
    missed: words.missedKind,
    unknown: words.unknownKind,
  };
  return [...(type === ANY ? [] : [ofType]), ...(risk === ANY ? [] : [riskTerm(risk)])];
}
