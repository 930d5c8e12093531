import { offerList } from '../../machines/list/definition';
import { RATES_HOLD_MONTHS } from '../../machines/list/ageing';
import { checkedDay, checkedOn } from '../../content/figureHistory';
import { valueOf } from '../../content/valueOf';
import { CESS } from '../../content/law/cess';
import { formatMonth } from '../../lib/format/dates';
import { formatPercent } from '../../lib/format/rupees';
import { formatMoney } from '../../lib/quantities/money';
import { bankGroup } from './bankRows';
import { banks, companies, rankBanks } from './banks';
import { companyGroup } from './companyRows';
import { defaults, depositText, inputs, SENIOR_INTEREST, type Deposit } from './inputs';
import { bestInsured, leadOf, leftNotes, resultOf } from './sentences';
import * as words from './messages.en';

/** Rates of government schemes, which the answer shows with the month of their check */
const SCHEME_RATES = ['scss-rate', 'nsc-rate'] as const;

/** Fixed deposits of banks by maturity value. Companies, whose deposits are not insured, and government schemes are separate. */
export default offerList<Deposit>({
  id: 'fixed-deposits',
  heading: words.heading({ month: formatMonth(banks.asOf) }),
  defaults,
  inputs,
  mainFields: ['amount', 'years'],
  more: [{ title: words.moreFields, names: ['senior', 'slab', 'payout'] }],
  order: 'order',
  figures: [
    'deposit-insurance',
    'scss-rate',
    'scss-limit',
    'nsc-rate',
    ...SCHEME_RATES.map(checkedOn),
    CESS,
    SENIOR_INTEREST,
  ],
  known: { ...banks.known, ...companies.known },
  ageing: {
    days: banks.records.map(({ day }) => day),
    months: RATES_HOLD_MONTHS,
    of: 'bank-rates',
  },
  answer: (given, figures) => {
    const deposit = { ...given, figures };
    const insured = valueOf(figures, 'deposit-insurance');
    const monthChecked = (id: (typeof SCHEME_RATES)[number]): string => formatMonth(checkedDay(figures, id));
    const ranking = rankBanks(deposit);
    const best = bestInsured(ranking, deposit, insured);
    const older = { ...deposit, senior: true };
    const senior = deposit.senior ? undefined : bestInsured(rankBanks(older), older, insured);
    return {
      lead: leadOf(best, deposit, insured, senior),
      inputsText: depositText(deposit),
      result: resultOf(best, deposit),
      groups: [bankGroup(ranking, deposit, insured, leftNotes(best, deposit)), companyGroup(deposit)],
      alternatives: {
        title: words.instead,
        entries: [
          {
            figure: formatPercent(valueOf(figures, 'scss-rate'), 2),
            name: words.scss,
            text: words.scssTerms({
              limit: formatMoney(valueOf(figures, 'scss-limit')),
              month: monthChecked('scss-rate'),
            }),
          },
          {
            figure: formatPercent(valueOf(figures, 'nsc-rate'), 2),
            name: words.nsc,
            text: words.nscTerms({ month: monthChecked('nsc-rate') }),
          },
        ],
      },
    };
  },
});
