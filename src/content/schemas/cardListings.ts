import { lineList, plainText, rupeeText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const cardListings = defineKind({
  kind: 'card-listings',
  title: 'Credit cards, one row a card',
  nameField: 'name',
  headlineField: 'fee',
  fields: {
    name: {
      schema: plainText(2, 70),
      label: 'Card',
      description: 'Name of the card with its bank, as the issuer writes it. Example: SBI Card ELITE',
      shown: true,
    },
    issuer: {
      schema: plainText(2, 60),
      label: 'Issuer',
      description: 'Bank or company that issues the card. Example: SBI Card',
      shown: true,
    },
    fee: {
      schema: rupeeText(3, 140),
      label: 'Fee',
      description:
        'Joining and yearly fee, GST left out, and when it is waived. Example: ₹499 to join and a year, waived on ₹2 lakh of spending',
      shown: true,
    },
    bestFor: {
      schema: plainText(3, 90),
      label: 'Best for',
      description: 'Who gains most from it, in a few words. Example: Groceries and bills paid online',
      shown: true,
    },
    benefits: {
      schema: lineList(3, 4),
      label: 'Benefits',
      description: 'Three or four short lines, each with its cap. Example: 5% back on bills, at most ₹500 a month',
      shown: true,
    },
    review: {
      schema: plainText(40, 280),
      label: 'Our view',
      description: 'What it is good for, and honestly for whom it is not. 40 to 280 characters.',
      shown: true,
    },
    link,
  },
});
