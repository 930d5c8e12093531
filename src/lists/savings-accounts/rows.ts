import { providerKindNames } from '../../content/providerKinds';
import type { OfferGroup, OfferRow, RowFigure } from '../../machines/list/rows';
import { taxNote } from '../../machines/fields/inputs/fields';
import { formatDay } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { isInsured } from '../fixed-deposits/deposits';
import { formatCell, orderNumber } from '../../lib/quantities/cell';
import { formatMoney } from '../../lib/quantities/money';
import { format } from '../../lib/quantities/quantity';
import { NOT_FOUND, NOT_KNOWN } from '../../lib/quantities/unknown';
import { belowMost, type Most } from '../belowMost';
import type { Account, AccountOffer, Saving } from './accounts';
import type { RankedAccounts } from './rank';
import * as words from './messages.en';

/** "One rate for every balance", or the number of bands. */
function bandsText({ row: { interestRate: rate } }: Account): string {
  if (rate.kind !== 'bands') return formatCell(rate);
  return words.bands({ count: rate.bands.length });
}

function minimumLines({ row }: Account, offer: AccountOffer | undefined): readonly string[] {
  if (offer?.charge !== undefined) return [words.belowMinimum({ charge: formatRupees(offer.charge) })];
  if (row.minBalance.kind !== 'money') return [];
  return row.minBalance.least === 0 ? [words.nothingToPay] : [words.average];
}

/**
 * What a balance costs: the charge if it is below the minimum, or that there may be one. Empty if there is none.
 */
function chargeText({ minimum, charge }: AccountOffer, { balance }: Saving): string {
  if (minimum !== undefined && minimum <= balance) return '';
  if (charge === undefined) return words.beforeCharge;
  return charge === 0 ? '' : words.lessCharge({ charge: formatRupees(charge) });
}

function earnFigure(offer: AccountOffer | undefined, saving: Saving, most: Most | undefined): RowFigure {
  const label = words.earn;
  if (!offer) return { label, text: NOT_KNOWN };
  const { earned, afterTax } = offer;
  const charge = chargeText(offer, saving);
  return {
    label,
    text: formatRupees(earned),
    ...(charge !== '' && { caveat: charge }),
    small: saving.slab === 'none' ? [] : [words.afterTax({ amount: formatRupees(afterTax) })],
    ...belowMost(earned, most),
    counted: { number: earned, best: 'highest', small: charge },
  };
}

/** Whether balance and interest are insured, or only a part of them, and whom the account suits. */
function aboutText({ row, provider }: Account, owed: number, insured: number): string {
  const about = { kind: providerKindNames[provider.kind], whom: row.bestFor };
  return isInsured(owed, insured)
    ? words.aboutInsured(about)
    : words.aboutPart({ ...about, insured: formatMoney(insured) });
}

/** Values common to all rows: the visitor's inputs, and the insured amount per bank. */
interface Shown {
  readonly saving: Saving;
  readonly insured: number;
}

/** @param most missing for an unranked row */
function accountRow(account: Account, { saving, insured }: Shown, offer?: AccountOffer, most?: Most): OfferRow {
  const { row, provider } = account;
  const rate = offer && (offer.earned / saving.balance) * 100;
  const balance = { balance: formatMoney(saving.balance) };
  return {
    ...provider,
    about: aboutText(account, saving.balance + (offer?.earned ?? 0), insured),
    figures: [
      {
        label: words.rate,
        text: rate === undefined ? NOT_KNOWN : rateText(rate),
        small: [words.onBalance(balance)],
        counted: offer && { name: words.rateOnBalance(balance), number: rate, best: 'highest', isRate: true },
      },
      {
        label: words.minimum,
        text: format(row.minBalance),
        small: minimumLines(account, offer),
      },
      earnFigure(offer, saving, most),
    ],
    note: { text: bandsText(account) },
    facts: [
      [words.factRate, formatCell(row.interestRate)],
      [words.factMinimum, formatCell(row.minBalance)],
      ...((orderNumber(row.minBalance) ?? 0) > 0
        ? [
            [
              words.factBelow,
              row.belowMinimum ? words.shareOfMissing({ charge: formatCell(row.belowMinimum) }) : NOT_FOUND,
            ] as const,
          ]
        : []),
      [words.inForce, row.effective ? formatDay(row.effective) : NOT_FOUND],
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
      ...(asked > 0 ? [words.noteMinimum({ count: String(asked) })] : []),
      words.noteCounted,
      taxNote(saving.slab),
    ],
    heads: [
      { text: words.bank, order: 'name' },
      { text: words.rate },
      { text: words.minimum, order: 'minimum' },
      { text: words.earn, order: 'earn', highestFirst: true },
    ],
    narrow: { main: 2, line: [0] },
    tag: saving.order === 'earn' && !isBeaten ? words.tagHighest : undefined,
    ranked: ranked.map((offer) => accountRow(offer.account, shown, offer, most)),
    unranked: [
      ...unranked.map(({ reason, offers }) => ({ reason, rows: offers.map(rowOf) })),
      ...(without.length > 0
        ? [{ reason: words.noRate, rows: without.map((account) => accountRow(account, shown)) }]
        : []),
    ],
  };
}
