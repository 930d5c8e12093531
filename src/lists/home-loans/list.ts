import { LOAN_FEE_GST } from '../../content/law/gst';
import type { FigureValues } from '../../content/figureValues';
import type { HomeLoanRecords } from '../../content/homeLoans';
import { formatRupees } from '../../lib/format/rupees';
import { formatTenure } from '../../lib/quantities/duration';
import { formatMoney } from '../../lib/quantities/money';
import { exactly } from '../../lib/quantities/span';
import { NOT_KNOWN } from '../../lib/quantities/unknown';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { offerList, type WithoutScript } from '../../machines/list/definition';
import { columnOf } from '../loans/fields';
import { loanGroup, sharedParts } from '../loans/group';
import { ageingOf } from '../loans/loan';
import type { LoanList } from '../loans/loanList';
import { resultOf } from '../loans/result';
import { offerFields } from '../loans/offeredInputs';
import { offeredLoan, offerLead } from '../loans/offered';
import { firstByRate } from '../loans/order';
import { rankLoans } from '../loans/rank';
import { loanRules, REPO_CHANGES } from '../loans/rules';
import { loanText } from '../loans/sentences';
import { defaults, inputsFor, loanInputs, type HomeLoanValues } from './inputs';
import { rankHomeLoans } from './rank';
import { refinanceOf } from './refinance';
import { homeLoanRow } from './row';
import { monthAlone } from './sentences';
import * as words from './messages.en';

const AMOUNTS = [2_500_000, 7_500_000, 10_000_000];
const YEARS = [15, 20];

/** EMIs for common amounts at the lowest published rate. */
function usualEmis({ rows }: HomeLoanRecords, figures: FigureValues): WithoutScript {
  const emiOf = (amount: number, years: number): string => {
    const [lowest] = rankLoans(rows, { amount, tenureMonths: years * MONTHS_IN_YEAR }, loanRules(figures)).ranked;
    return lowest?.emi === undefined ? NOT_KNOWN : formatRupees(lowest.emi);
  };
  return {
    intro: words.withoutScript,
    heads: [words.loan, ...YEARS.map((years) => formatTenure(exactly(years * MONTHS_IN_YEAR)))],
    rows: AMOUNTS.map((amount) => [formatMoney(amount), ...YEARS.map((years) => emiOf(amount, years))]),
  };
}

/** The home loan list. Rates depend on credit score, salary account and amount. */
export function homeLoanList(records: HomeLoanRecords): LoanList {
  const { rows: loans, documents } = records;
  const list = offerList({
    id: 'home-loans',
    heading: words.heading({ count: String(loans.length) }),
    defaults,
    inputs: inputsFor(loans),
    mainFields: ['amount', 'years'],
    more: [{ title: words.moreFields, names: ['score', 'salary', 'woman', 'repo'] }],
    offer: offerFields<HomeLoanValues>(loans, ({ amount }) => amount),
    ...sharedParts,
    figures: [LOAN_FEE_GST, REPO_CHANGES],
    known: documents,
    ageing: ageingOf(loans),
    withoutScript: (figures) => usualEmis(records, figures),
    answer: (values, figures, isExample) => {
      const inputs = loanInputs(values);
      const column = columnOf(values.order);
      const rules = loanRules(figures);
      const offered = offeredLoan({ values, inputs, gstPercent: rules.gstPercent, isExample });
      const ranking = rankHomeLoans(loans, inputs, rules, column, offered);
      const first = firstByRate(ranking.ranked);
      const month = monthAlone(rules.repoRate, first, inputs.passOnRepoChange);
      return {
        lead: ranking.lead,
        ...(offered && { certain: offerLead(offered, inputs) }),
        inputsText: loanText(inputs),
        result: resultOf(offered ?? first, inputs.amount, month),
        unused: ranking.canPassOn ? [] : ['repo'],
        groups: [
          loanGroup({
            ranking,
            column,
            offered,
            inputs,
            points: 0.25,
            notes: ranking.notes,
            rowOf: (answer) => homeLoanRow(answer, inputs, answer === first),
            isEstimate: inputs.passOnRepoChange,
          }),
        ],
      };
    },
  });
  return { ...list, refinance: refinanceOf(records) };
}
