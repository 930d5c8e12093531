import { riskLabels } from '../../content/risk';
import { choice, percent, rupees, years } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import type { Term } from '../../machines/list/mustHave';
import { nameId } from '../../lib/nameId';
import type { Fund } from './records';

/** Inputs of a list of funds. The names are part of addresses and permanent. */
export type FundChoices = {
  readonly type: string;
  readonly risk: string;
  /** Rupees at the start of each month, for the sum of what a cost takes */
  readonly monthly: number;
  readonly years: number;
  /** Assumed, in percent a year before costs */
  readonly return: number;
  readonly order: string;
};

export const ANY = 'any';

const RISKS: Readonly<Record<string, string>> = Object.fromEntries(
  riskLabels.map((label) => [nameId(label), label === 'Very High' ? label : `${label} at most`]),
);

function typesOf(funds: readonly Fund[]): Readonly<Record<string, string>> {
  return Object.fromEntries(funds.map(({ type }) => [nameId(type), type.replace('Index, ', '')]));
}

/** The number that funds are ordered by as their cost: the tracking difference of index funds, the expense ratio of others. */
export const costNames = { tracked: 'Behind its index', charged: 'Expense ratio' } as const;

/** What the riskometer of a fund says; undefined where no source gives it. */
function riskOf({ record }: Fund): string | undefined {
  return record === undefined || record.risk === 'Not found' ? undefined : record.risk;
}

/**
 * Whether a page can be filtered by risk. Where the riskometer of most funds is unknown, the filter would leave out funds for what
 * we did not find, and where all have the same it would leave all or none.
 */
export function hasRiskChoice(funds: readonly Fund[]): boolean {
  const known = funds.flatMap((fund) => riskOf(fund) ?? []);
  return known.length * 2 > funds.length && new Set(known).size > 1;
}

/** The fields of a page, which offers the kinds of its own funds, and their risk where that tells them apart. */
export function inputsFor(funds: readonly Fund[], isByTracking: boolean): Inputs<FundChoices> {
  return {
    type: choice(isByTracking ? 'Index' : 'Kind of fund', { [ANY]: 'All', ...typesOf(funds) }),
    risk: choice('Risk', { [ANY]: 'Any', ...(hasRiskChoice(funds) ? RISKS : {}) }),
    monthly: rupees('You invest a month', [500, 200_000, 500], [5000, 10_000, 25_000]),
    years: years('For', [1, 40, 1]),
    return: percent('Assumed return', [1, 15, 0.5]),
    order: choice('Order by', {
      cost: isByTracking ? costNames.tracked : costNames.charged,
      year: 'One year',
      name: 'Name',
    }),
  };
}

/** The highest riskometer level to show; unknown where no source gives it. */
function riskTerm(wanted: string): Term<Fund> {
  const stepOf = (id: string): number => riskLabels.findIndex((label) => nameId(label) === id);
  return {
    isMet(fund) {
      const risk = riskOf(fund);
      return risk === undefined ? undefined : stepOf(nameId(risk)) >= stepOf(wanted);
    },
    missed: 'Their riskometer says more than you asked for.',
    unknown: 'We did not find what their riskometer says.',
  };
}

/** The visitor's filters for funds. */
export function fundTerms({ type, risk }: FundChoices): readonly Term<Fund>[] {
  const ofType: Term<Fund> = {
    isMet: (fund) => nameId(fund.type) === type,
    missed: 'They are of another kind.',
    unknown: 'Their kind is not known.',
  };
  return [...(type === ANY ? [] : [ofType]), ...(risk === ANY ? [] : [riskTerm(risk)])];
}
