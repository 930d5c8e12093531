import { LOAN_FEE_GST } from '../../content/law/gst';
import type { DataFile } from '../../content/schemas';
import type { ListRecords } from '../../content/listRecords';
import { exampleRate } from './exampleRate';
import { columnOf, orderInput } from './fields';
import { feeNotes, loanGroup, sharedParts } from './group';
import { offeredLoan, offerLead } from './offered';
import { nothingOffered, offeredInputs, offerFields, type Offered } from './offeredInputs';
import { offerList, type AnyList, type Ways } from '../../machines/list/definition';
import { rupees } from '../../machines/fields/inputs/fields';
import { term } from '../../machines/fields/inputs/rareFields';
import { calculateEmi } from '../../lib/finance/emi';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { monthsOfYears } from '../../lib/unitSizes';
import { rankLoans } from './rank';
import { resultOf } from './result';
import { refinanceOptions, type RefinanceTerms, type StartingRange } from './refinance';
import { loanRules } from './rules';
import { leadOf, loanText } from './sentences';
import { ageingOf } from './loan';
import { loanRecords, loanRow, tableLoan, type LoanRow, type LoanTerm } from './loanRows';
import * as words from './messages.en';
import { firstByRate } from './order';

/** Inputs of a loan list. Names are part of addresses and permanent. */
export type LoanValues = Offered & { readonly amount: number; readonly years: number; readonly order: string };

type Range = readonly [min: number, max: number, step: number];

interface LoanListOf {
  readonly id: string;
  /** @param count of the rows */
  readonly heading: (of: { readonly count: string }) => string;
  /** The data file that the page shows */
  readonly file: DataFile;
  readonly defaults: Pick<LoanValues, 'amount' | 'years'>;
  readonly amounts: Range;
  /** Common amounts, as chips */
  readonly usual: readonly number[];
  readonly tenures: Range;
  /** What an opened row states besides rate and fee, known or not */
  readonly terms: readonly LoanTerm[];
  readonly notes?: readonly string[];
  /** Whether the answer says that its EMI is of who repays from the first month, which is not so for all */
  readonly fromFirstMonth?: true;
  /** Id of the figure for the usual range of rates, such as "11% to 24% a year" */
  readonly usualRates?: string;
  /** Links beside the visitor's offer, if not those of all loans */
  readonly ways?: (values: LoanValues) => Ways;
  /** What to ask about repaying early, if another rule holds than for a loan to an individual */
  readonly askEarly?: string;
  /** The fields of "Already have a loan?" and their defaults */
  readonly refinance: {
    readonly owed: StartingRange;
    /** Without a default, which follows the rows */
    readonly rateNow: Range;
    readonly left: StartingRange;
    /** Default foreclosure charge in percent. No rule sets one, so visitors enter their agreement's */
    readonly foreclosurePercent: number;
    /** Another note on these rates */
    readonly caveat?: string;
    /** The note on charges for closing early, if not that of a loan to an individual */
    readonly agreement?: string;
  };
}

/** A loan list with its refinancing terms. */
export interface LoanList extends AnyList {
  readonly refinance: RefinanceTerms;
}

/** The rate range most borrowers pay, if known: few get the lowest rate. */
function usualNotes(
  [from, to]: readonly (number | undefined)[],
  principal: number,
  tenureMonths: number,
): readonly string[] {
  if (from === undefined || to === undefined) return [];
  const emiAt = (annualRatePercent: number): string =>
    formatRupees(calculateEmi({ principal, annualRatePercent, tenureMonths }).emi);
  return [
    words.usualRates({ low: formatPercent(from), high: formatPercent(to), emiLow: emiAt(from), emiHigh: emiAt(to) }),
  ];
}

function refinanceOf(records: ListRecords<LoanRow>, of: LoanListOf['refinance']): RefinanceTerms {
  const { caveat, agreement = words.refinanceAgreement, rateNow, ...fields } = of;
  const lenders = records.records.map(tableLoan);
  return {
    ...fields,
    rateNow: [exampleRate(lenders), ...rateNow],
    lenders,
    known: records.known,
    answer: (inputs, figures) => ({
      ...refinanceOptions(lenders, inputs, loanRules(figures)),
      note: [...(caveat === undefined ? [] : [caveat]), agreement].join(' '),
    }),
  };
}

/** A list of loans that differ only in rate, fee, amount and tenure, ranked by lowest published rate. */
export function loanList(of: LoanListOf): LoanList {
  const records = loanRecords(of.file);
  const rows = records.records.map(tableLoan);
  const usual = of.usualRates === undefined ? [] : [1, 2].map((place) => `${of.usualRates}#${place}`);
  const list = offerList<LoanValues>({
    id: of.id,
    heading: of.heading({ count: String(rows.length) }),
    defaults: { ...of.defaults, ...nothingOffered, order: 'rate' },
    inputs: {
      amount: rupees(words.labelAmount, of.amounts, of.usual),
      years: term(words.labelTenure, of.tenures),
      ...offeredInputs,
      order: orderInput,
    },
    mainFields: ['amount', 'years'],
    offer: offerFields<LoanValues>(rows, ({ amount }) => amount),
    ...sharedParts,
    ...(of.ways && { ways: of.ways }),
    figures: [LOAN_FEE_GST, ...usual],
    known: records.known,
    ageing: ageingOf(rows),
    answer: (values, figures, isExample) => {
      const { amount, years: time, order } = values;
      const column = columnOf(order);
      const tenureMonths = Math.max(monthsOfYears(time), 1);
      const inputs = { amount, tenureMonths };
      const rules = loanRules(figures);
      const ranking = rankLoans(rows, inputs, rules, column);
      const offered = offeredLoan({ values, inputs, gstPercent: rules.gstPercent, isExample });
      return {
        lead: leadOf(ranking, inputs, { fromFirstMonth: of.fromFirstMonth, offered }),
        ...(offered && { certain: offerLead(offered, inputs) }),
        inputsText: loanText(inputs),
        result: resultOf(offered ?? firstByRate(ranking.ranked), amount),
        groups: [
          loanGroup({
            ranking,
            column,
            offered,
            inputs,
            points: 1,
            askEarly: of.askEarly,
            rowOf: (answer) => loanRow(answer, inputs, of.terms),
            notes: [
              ...usualNotes(
                usual.map((name) => figures[name]),
                amount,
                tenureMonths,
              ),
              ...(of.notes ?? []),
            ],
            sumNotes: feeNotes(ranking.ranked),
          }),
        ],
      };
    },
  });
  return { ...list, refinance: refinanceOf(records, of.refinance) };
}
