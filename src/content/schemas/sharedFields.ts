import { httpsLink, plainText } from './fieldTypes';
import { column, hidden, numberColumn } from './meta';
import { cell } from './quantityText';

/** Fields that several kinds of list share. Each takes the example that fits its kind. */

export const link = httpsLink().meta(
  hidden(
    'Official page',
    'Address of the product on the official site of its provider. Prefer short ones that live long.',
  ),
);

export const optionalLink = link.optional();

export const lender = (example: string) =>
  plainText(2, 60).meta(column('Lender', 'Name of the lender as it writes it.', example));

export const yearlyRate = (example: string) =>
  cell('rate').meta(numberColumn('Interest rate', 'Yearly interest, lowest to highest.', example));

/** @param description what one should know of the row, such as "One thing the plan does and others may not." */
export const standsOut = (description: string, example: string) =>
  plainText(10, 140).meta(column('What stands out', description, example));
