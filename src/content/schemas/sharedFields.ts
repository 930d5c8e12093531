import { httpsLink, idOf, isoDate, plainText, wording } from './fieldTypes';
import { column, hidden, numberColumn } from './meta';
import { cell } from './quantityText';
import * as words from './messages.en';

/** Fields of several kinds of lists, some with an example for the kind. */

export const link = httpsLink().meta(
  hidden(
    words.officialPage,
    'Address of the product on the official site of its provider. Prefer short ones that live long.',
  ),
);

export const optionalLink = link.optional();

/** The provider, which links rows of the same bank or company across lists. */
export const provider = idOf('providers').meta(
  hidden(words.provider, 'Id of the bank or company in src/content/providers.yml.', 'axis-bank'),
);

export const effectiveDay = isoDate()
  .optional()
  .meta(
    hidden(
      words.inForceSince,
      "Day from which the provider's own card holds. Leave out where it is not known.",
      '2026-09-25',
    ),
  );

export const lender = (example: string) =>
  plainText(2, 60).meta(column(words.lender, 'Name of the lender as it writes it.', example));

export const yearlyRate = (example: string) =>
  cell('rate').meta(numberColumn(words.interestRate, 'Yearly interest, lowest to highest.', example));

/** @param description for editors, such as "One thing the plan does and others may not." */
export const standsOut = (description: string, example: string) =>
  wording(10, 140).meta({ ...column(words.whatStandsOut, description, example), remark: true });
