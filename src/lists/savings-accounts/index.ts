import { LOAN_FEE_GST } from '../../content/law/gst';
import { valueOf } from '../../content/valueOf';
import { CESS } from '../../content/law/cess';
import { offerList } from '../../machines/list/definition';
import { RATES_HOLD_MONTHS } from '../../machines/list/ageing';
import { formatMonth } from '../../lib/format/dates';
import { formatMoney } from '../../lib/quantities/money';
import { accounts, defaults, inputs, type Saving } from './accounts';
import { rankAccounts } from './rank';
import { accountGroup } from './rows';
import { bestInsured, leadOf, resultOf } from './sentences';
import * as words from './messages.en';

/** Savings accounts by yearly interest on a balance, with the minimum balance if known. */
export default offerList<Saving>({
  id: 'savings-accounts',
  heading: words.heading({ month: formatMonth(accounts.asOf) }),
  defaults,
  inputs,
  mainFields: ['balance', 'zero'],
  more: [{ title: words.moreFields, names: ['slab'] }],
  order: 'order',
  figures: ['deposit-insurance', LOAN_FEE_GST, CESS],
  known: accounts.known,
  ageing: {
    days: accounts.records.map(({ day }) => day),
    months: RATES_HOLD_MONTHS,
    of: 'bank-rates',
  },
  answer: (saving, figures) => {
    const insured = valueOf(figures, 'deposit-insurance');
    const ranking = rankAccounts(saving, figures);
    const best = bestInsured(saving, ranking, insured, figures);
    return {
      lead: leadOf(best, saving, insured),
      inputsText: words.inputs({ balance: formatMoney(saving.balance) }),
      result: resultOf(best, saving),
      groups: [accountGroup(ranking, saving, insured)],
    };
  },
});
