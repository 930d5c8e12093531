import { plainText, rateText } from './fieldTypes';
import { list } from './kind';
import { column, numberColumn } from './meta';
import { optionalLink, standsOut } from './sharedFields';

export const homeLoanOffers = list({
  kind: 'home-loan-offers',
  title: 'Home loan offers, one row a lender',
  nameField: 'provider',
  headlineField: 'interestRate',
  row: {
    provider: plainText(2, 60).meta(
      column('Lender', 'Name of the bank or housing finance company, as it writes it.', 'State Bank of India'),
    ),
    interestRate: rateText().meta(
      numberColumn('Interest rate', 'Yearly floating rate, from the best CIBIL score to the weakest.', '8.50% - 9.10%'),
    ),
    tenure: plainText(3, 40).meta(column('Tenure', 'Longest time to repay.', 'Up to 30 years')),
    processingFee: plainText(2, 80).meta(
      column(
        'Processing fee',
        'Fee as a share of the loan, with its floor or ceiling in rupees, GST left out.',
        '0.35%, at most ₹10,000',
      ),
    ),
    benefit: standsOut(
      'One thing that this lender does and others may not, without praise.',
      'No charge for a part payment',
    ),
    link: optionalLink,
  },
});
