import { lineList, plainText, rupeeText } from './fieldTypes';
import { list } from './kind';
import { column } from './meta';
import { link } from './sharedFields';

export const cardListings = list({
  kind: 'card-listings',
  title: 'Credit cards, one row a card',
  nameField: 'name',
  headlineField: 'fee',
  row: {
    name: plainText(2, 70).meta(
      column('Card', 'Name of the card with its bank, as the issuer writes it.', 'SBI Card ELITE'),
    ),
    issuer: plainText(2, 60).meta(column('Issuer', 'Bank or company that issues the card.', 'SBI Card')),
    fee: rupeeText(3, 140).meta(
      column(
        'Fee',
        'Joining and yearly fee, GST left out, and when it is waived.',
        '₹499 to join and a year, waived on ₹2 lakh of spending',
      ),
    ),
    bestFor: plainText(3, 90).meta(
      column('Best for', 'Who gains most from it, in a few words.', 'Groceries and bills paid online'),
    ),
    benefits: lineList(3, 4).meta(
      column('Benefits', 'Three or four short lines, each with its cap.', '5% back on bills, at most ₹500 a month'),
    ),
    review: plainText(40, 280).meta(
      column('Our view', 'What it is good for, and honestly for whom it is not. 40 to 280 characters.'),
    ),
    link,
  },
});
