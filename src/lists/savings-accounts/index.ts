import { offerList } from '../../islands/OfferList/definition';
import { formatMonth } from '../../lib/format/dates';
import { formatMoney } from '../../lib/quantities/money';
import { accounts, defaults, inputs, type Saving } from './accounts';
import { rankAccounts } from './rank';
import { accountGroup } from './rows';
import { bestInsured, leadOf, resultOf } from './sentences';

/** Savings accounts by what a balance earns in a year, with the minimum balance where it is known. */
export default offerList<Saving>({
  id: 'savings-accounts',
  heading: `Top Savings Accounts (${formatMonth(accounts.asOf)})`,
  defaults,
  inputs,
  inSight: ['balance', 'zero'],
  more: [{ title: 'Tax', names: ['slab'] }],
  order: 'order',
  figures: ['deposit-insurance', 'loan-fee-gst'],
  known: accounts.known,
  answer: (saving, { 'deposit-insurance': insured = 0, 'loan-fee-gst': gst = 0 }) => {
    const ranking = rankAccounts(saving, gst);
    const best = bestInsured(saving, ranking, insured, gst);
    return {
      lead: leadOf(best, saving, insured),
      given: `${formatMoney(saving.balance)} a year`,
      result: resultOf(best, saving),
      groups: [accountGroup(ranking, saving)],
    };
  },
});
