import type { OfferGroup, OfferRow, RowFigure } from '../../machines/list/rows';
import { taxNote } from '../../machines/fields/inputs/fields';
import { formatDay } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { isInsured } from '../fixed-deposits/deposits';
import { formatCell, orderNumber } from '../../lib/quantities/cell';
import { formatMoney } from '../../lib/quantities/money';
import { format } from '../../lib/quantities/quantity';
import { belowMost, type Most } from '../belowMost';
import type { Account, AccountOffer, Saving } from './accounts';
import type { RankedAccounts } from './rank';

/** "One rate for every balance", or the number of bands. */
function bandsText({ row: { interestRate: rate } }: Account): string {
  if (rate.kind !== 'bands') return formatCell(rate);
  return rate.bands.length === 1 ? 'one rate for any balance' : `${rate.bands.length} rates by balance`;
}

function minimumLines({ row }: Account, offer: AccountOffer | undefined): readonly string[] {
  if (offer?.charge !== undefined) return [`${formatRupees(offer.charge)} a month below it`];
  if (row.minBalance.kind !== 'money') return [];
  return row.minBalance.least === 0 ? ['nothing to pay'] : ['average of a month'];
}

/**
 * What a balance costs: the charge if it is below the minimum, or that there may be one. Empty if there is none.
 */
function chargeText({ minimum, charge }: AccountOffer, { balance }: Saving): string {
  if (minimum !== undefined && minimum <= balance) return '';
  if (charge === undefined) return 'before any charge';
  return charge === 0 ? '' : `less ${formatRupees(charge)} a month`;
}

function earnFigure(offer: AccountOffer | undefined, saving: Saving, most: Most | undefined): RowFigure {
  const label = 'You earn a year';
  if (!offer) return { label, text: 'Not known' };
  const { earned, afterTax } = offer;
  const charge = chargeText(offer, saving);
  return {
    label,
    text: formatRupees(earned),
    small: [
      ...(saving.slab === 'none' ? [] : [`${formatRupees(afterTax)} after tax`]),
      ...(charge === '' ? [] : [charge]),
    ],
    ...belowMost(earned, most),
    counted: { number: earned, best: 'highest', small: charge },
  };
}

/** "insured", unless balance and interest exceed the insured amount at one bank. */
function insuredText(owed: number, insured: number): string {
  return isInsured(owed, insured) ? 'insured' : `${formatMoney(insured)} of it insured`;
}

/** Values common to all rows: the visitor's inputs, and the insured amount per bank. */
interface Shown {
  readonly saving: Saving;
  readonly insured: number;
}

/** @param most missing for an unranked row */
function accountRow(account: Account, { saving, insured }: Shown, offer?: AccountOffer, most?: Most): OfferRow {
  const { row, provider } = account;
  return {
    ...provider,
    about: `${provider.kind}, ${insuredText(saving.balance + (offer?.earned ?? 0), insured)}. Best for: ${row.bestFor}`,
    figures: [
      {
        label: 'Interest rate',
        text: offer ? rateText((offer.earned / saving.balance) * 100) : 'Not known',
        small: [`on ${formatMoney(saving.balance)}`],
      },
      {
        label: 'Minimum',
        text: format(row.minBalance),
        small: minimumLines(account, offer),
      },
      earnFigure(offer, saving, most),
    ],
    fold: { text: bandsText(account) },
    facts: [
      ['Interest by balance', formatCell(row.interestRate)],
      ['Minimum balance', formatCell(row.minBalance)],
      ...((orderNumber(row.minBalance) ?? 0) > 0
        ? [
            [
              'A month below it, before GST',
              row.belowMinimum ? `${formatCell(row.belowMinimum)} (of what is missing)` : 'Not found',
            ] as const,
          ]
        : []),
      ['In force since', row.effective ? formatDay(row.effective) : 'Not found'],
    ],
    documents: account.ownDocuments,
    link: row.link,
  };
}

/**
 * The accounts as rows of the list.
 * @param insured rupees at each bank
 */
export function accountGroup(ranking: RankedAccounts, saving: Saving, insured: number): OfferGroup {
  const shown = { saving, insured };
  const { ranked, byEarned, unranked, without, isBeaten } = ranking;
  const [best] = byEarned;
  const most = best && { rupees: best.earned, isBeaten };
  const rowOf = (offer: AccountOffer): OfferRow => accountRow(offer.account, shown, offer);
  const asked = byEarned.filter(({ minimum }) => minimum === undefined).length;
  return {
    id: 'accounts',
    notes: [
      ...(asked > 0
        ? [`For ${asked} of these banks we could not find whether there is a minimum balance. Ask the bank.`]
        : []),
      'Counted on your balance alone, without interest on the interest.',
      taxNote(saving.slab),
    ],
    heads: [
      { text: 'Bank', order: 'name' },
      { text: 'Interest rate' },
      { text: 'Minimum', order: 'minimum' },
      { text: 'You earn a year', order: 'earn', highestFirst: true },
    ],
    tag: saving.order === 'earn' && !isBeaten ? 'Highest published rate' : undefined,
    ranked: ranked.map((offer) => accountRow(offer.account, shown, offer, most)),
    unranked: [
      ...unranked.map(({ reason, offers }) => ({ reason, rows: offers.map(rowOf) })),
      ...(without.length > 0
        ? [{ reason: 'We found no rate of these.', rows: without.map((account) => accountRow(account, shown)) }]
        : []),
    ],
  };
}
