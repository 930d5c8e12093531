import * as z from 'zod';
import { documentsIn } from '../../../content/documentsIn';
import type { HeldBack } from '../../../content/schemas/hold';
import { recordById } from '../../../content/recordById';
import type { DocumentsFile, ProvidersFile } from '../../../content/schemas';
import { byName } from '../../../lib/byName';
import { toCsv } from '../../../lib/csv';
import { TERMS_HOLD_MONTHS } from '../../../machines/list/ageing';
import { dayOf } from '../../../content/reads';
import type { CreditCard } from '../../../content/cardTypes';
import { formatCap } from '../../../lib/quantities/earning';
import {
  furtherLines,
  incomeText,
  loungeText,
  markupText,
  notesOf,
  ruleLines,
} from '../../../lists/credit-cards/cardText';
import { paidAsWithCharge } from '../../../lists/credit-cards/redeeming';
import type { OpenPlace } from '../../../content/openDataPaths';
import {
  addressesIn,
  documents,
  documentsNamed,
  head,
  headOf,
  namedDocuments,
  held,
  number,
  rankedUntil,
  rankedUntilOf,
  text,
} from './parts';

/** The open data file of all credit cards: its content and its schema. */
export const CARDS: OpenPlace = { title: 'Credit cards', page: '/credit-cards', base: '/data/cards' };

const row = z.strictObject({
  id: text('Permanent id of the card.'),
  name: text('Name of the card.'),
  issuer: text('Name of its issuer.'),
  page: text('The page of the card, or of its cards, on the site of the issuer.'),
  networks: z.array(z.string()).optional().meta({ description: 'Where a document says so.' }),
  applications: text('"closed" or "by invitation"; left out where anyone may apply.').optional(),
  deposit: text('The fixed deposit that it is issued against; left out where it needs none.').optional(),
  joiningFee: number('Rupees before GST.'),
  yearlyFee: number('Rupees before GST.'),
  waivedFrom: number(
    'Spending in a year, in rupees, that takes the yearly fee off; left out where none does.',
  ).optional(),
  paidAs: text('What the reward is, and what a point is worth.'),
  rewards: z.array(z.string()).meta({ description: 'What it pays for spending, line by line, with caps.' }),
  markup: text('On payments in foreign currency.'),
  markupPercent: number('Before GST; left out where it is not known.').optional(),
  lounges: text('Free visits to airport lounges, and what they ask for.'),
  income: text('Income that the issuer asks for.'),
  notes: z.array(z.string()).meta({ description: 'What belongs with these values.' }),
  documents: namedDocuments,
});

export const openCardsSchema = z.strictObject({
  ...head,
  page: text('The page that begins the lists of cards.'),
  rankedUntil: rankedUntil.optional(),
  rows: z.array(row),
  held,
  documents,
});

type OpenCards = z.infer<typeof openCardsSchema>;

/** What it pays, with the limit on all rewards, which has a line of its own on the page. */
function rewardsOf(card: CreditCard): string[] {
  const { totalCap } = card.rewards;
  return [
    ...ruleLines(card),
    ...(totalCap && totalCap.kind !== 'none' ? [`At most ${formatCap(totalCap)} in all`] : []),
    ...furtherLines(card),
  ];
}

/** Fields that are undefined are left out of the file. */
function openCard(card: CreditCard, providers: ProvidersFile): OpenCards['rows'][number] {
  const { id, name, issuer, link, networks, applications, deposit, fees, markup } = card;
  return {
    id,
    name,
    issuer: recordById(providers.rows, issuer, 'providers').name,
    page: link,
    networks: networks && [...networks],
    applications: applications?.value,
    deposit: deposit?.value,
    joiningFee: fees.joining.least ?? 0,
    yearlyFee: fees.yearly.least ?? 0,
    waivedFrom: fees.waivedFrom?.least,
    paidAs: paidAsWithCharge(card),
    rewards: rewardsOf(card),
    markup: markupText(card),
    markupPercent: markup.value.kind === 'share' ? markup.value.least : undefined,
    lounges: loungeText(card),
    income: incomeText(card),
    notes: [...notesOf(card)],
    documents: [...new Set(documentsIn(card))],
  };
}

/** All cards, ordered by name. */
export function openCards(
  cards: readonly CreditCard[],
  providers: ProvidersFile,
  sources: DocumentsFile,
  heldBack: readonly HeldBack[] = [],
): OpenCards {
  const rows = cards.map((card) => openCard(card, providers)).sort(byName);
  const days = cards.map(({ rewards }) => dayOf(recordById(sources.rows, rewards.document, 'documents')));
  return {
    ...headOf(CARDS),
    ...rankedUntilOf({ days, months: TERMS_HOLD_MONTHS }),
    rows,
    ...(heldBack.length > 0 && { held: [...heldBack] }),
    documents: documentsNamed(rows, sources),
  };
}

/** The same cards as CSV, one line per card. */
export function openCardsCsv({ rows, documents: named }: OpenCards): string {
  const addresses = addressesIn(named);
  return toCsv<OpenCards['rows'][number]>(rows, {
    id: ({ id }) => id,
    name: ({ name }) => name,
    issuer: ({ issuer }) => issuer,
    joining_fee_rupees: ({ joiningFee }) => joiningFee,
    yearly_fee_rupees: ({ yearlyFee }) => yearlyFee,
    waived_from_rupees: ({ waivedFrom }) => waivedFrom,
    paid_as: ({ paidAs }) => paidAs,
    rewards: ({ rewards }) => rewards.join('; '),
    markup_percent: ({ markupPercent }) => markupPercent,
    lounges: ({ lounges }) => lounges,
    income: ({ income }) => income,
    applications: ({ applications }) => applications,
    deposit: ({ deposit }) => deposit,
    page: ({ page }) => page,
    documents: (card) => card.documents.map((id) => addresses.get(id)).join(' '),
  });
}
