import * as z from 'zod';
import { lounge, rewards } from './cardRewards';
import { ending, endsWithSuccessor } from './dated';
import { flag, httpsLink, idOf, isoDate, kebabId, oneOf, plainText, several, wording } from './fieldTypes';
import { hold } from './hold';
import { list, records } from './kind';
import { column, described } from './meta';
import { documentId, quantity, sourced, sourcedQuantity } from './quantityText';
import { reportAt } from './rowRules';
import * as words from './messages.en';

const networks = ['Visa', 'Mastercard', 'RuPay', 'American Express', 'Diners Club'] as const;

const fees = {
  joining: quantity('money'),
  yearly: quantity('money'),
  waivedFrom: quantity('money').optional(),
  ...sourced,
};

const feesHint = { error: 'write the fees as "joining:", "yearly:" and "document:"' };

export const cards = records({
  kind: 'cards',
  title: 'Credit cards of one issuer, one row a card, each value with its document',
  nameField: 'id',
  row: {
    id: kebabId().meta(
      described('Permanent name, part of addresses. Never change it, never use it again.', 'cashback-sbi-card'),
    ),
    name: plainText(2, 70).meta(described('Name of the card, as the issuer writes it.', 'SBI Card ELITE')),
    issuer: idOf('providers').meta(described('Id of the issuer in src/content/providers.yml.', 'sbi-card')),
    networks: several(oneOf(networks), 'write networks such as "[Visa, RuPay]"')
      .optional()
      .meta(described('Networks it is issued on, where a document says so.')),
    applications: z
      .strictObject({ value: oneOf(['closed', 'by invitation']), ...sourced })
      .optional()
      .meta(described('Set where a document says that not everyone may apply.')),
    deposit: z
      .strictObject({ value: wording(3, 90), ...sourced })
      .optional()
      .meta(described('The fixed deposit that it is issued against.')),
    fees: z
      .strictObject({ ...fees, ...ending(z.strictObject(fees, feesHint)) }, feesHint)
      .superRefine(endsWithSuccessor)
      .meta(described('Joining and yearly fee before GST, and the spending in a year that takes the yearly fee off.')),
    rewards: rewards.meta(described('What it pays for spending, with caps.')),
    pointWorth: z
      .strictObject({
        uses: several(
          z.strictObject({ value: quantity('money'), for: wording(3, 70) }),
          'write each use as "- { value: ₹0.25, for: vouchers }"',
        ),
        isMost: flag('Set where other uses give less, by how much nobody says; the card is not ranked.'),
        ...sourced,
      })
      .optional()
      .meta(described('Rupees in each use, the lowest first. Leave out where no document says.')),
    redeeming: z
      .strictObject({ value: quantity('money'), ...sourced })
      .optional()
      .meta(
        described(
          'What each redemption costs, before GST; "₹0" where a document says so. Leave out where none says anything.',
        ),
      ),
    markup: sourcedQuantity('share').meta(described('Percent on foreign payments, before GST.', '3.50%')),
    lounges: z
      .strictObject({ domestic: lounge, abroad: lounge, ...sourced })
      .meta(described('Free visits to airport lounges, and what they ask for.')),
    income: sourcedQuantity('money').meta(described('Rupees a year.', '₹3 lakh')),
    changes: several(
      z.strictObject({ day: isoDate(), what: wording(10, 200), document: documentId() }),
      'write each change as "- day:", "what:" and "document:"',
    )
      .optional()
      .meta(described('What changed and from which day, the newest first.')),
    link: httpsLink().meta(described('Address of the card, or of its cards, on the issuer’s own site.')),
    hold: hold(),
  },
  rowRule: ({ rewards: { rules, milestones }, pointWorth }, context) => {
    const hasPoints =
      (milestones?.some(({ points }) => points !== undefined) ?? false) ||
      rules.some(({ earns }) => earns.kind === 'points');
    if (pointWorth === undefined || hasPoints) return;
    reportAt(context, ['pointWorth'], 'remove it: this card pays rupees, not points');
  },
});

export const cardListings = list({
  kind: 'card-listings',
  title: 'Credit cards that a page shows, one row a card',
  nameField: 'card',
  row: {
    card: idOf('cards').meta(column(words.card, 'Id of the card in src/content/cards.', 'cashback-sbi-card')),
    bestFor: wording(3, 90).meta(
      column(words.bestFor, 'Who gains most from it, in a few words.', 'Groceries and bills paid online'),
    ),
    review: wording(40, 280).meta(
      column(words.ourView, 'What it is good for, and honestly for whom it is not. 40 to 280 characters.'),
    ),
  },
  rowRule: (row, context) => {
    if ('hold' in row && row.hold !== undefined)
      reportAt(context, ['hold'], 'hold the card itself, in the file of its issuer in src/content/cards');
  },
});
