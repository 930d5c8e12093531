import { plainText, rateText } from './fieldTypes';
import { optionalLink } from './commonFields';
import { defineKind } from './defineKind';

export const homeLoanOffers = defineKind({
  kind: 'home-loan-offers',
  title: 'Home loan offers, one row a lender',
  nameField: 'provider',
  headlineField: 'interestRate',
  fields: {
    provider: {
      schema: plainText(2, 60),
      label: 'Lender',
      description: 'Name of the bank or housing finance company, as it writes it. Example: State Bank of India',
      shown: true,
    },
    interestRate: {
      schema: rateText(),
      label: 'Interest rate',
      description: 'Yearly floating rate, from the best CIBIL score to the weakest. Example: 8.50% - 9.10%',
      shown: true,
      numeric: true,
    },
    tenure: {
      schema: plainText(3, 40),
      label: 'Tenure',
      description: 'Longest time to repay. Example: Up to 30 years',
      shown: true,
    },
    processingFee: {
      schema: plainText(2, 80),
      label: 'Processing fee',
      description:
        'Fee as a share of the loan, with its floor or ceiling in rupees, GST left out. Example: 0.35%, at most ₹10,000',
      shown: true,
    },
    benefit: {
      schema: plainText(10, 140),
      label: 'What stands out',
      description:
        'One thing that this lender does and others may not, without praise. Example: No charge for a part payment',
      shown: true,
    },
    link: optionalLink,
  },
});
