import type * as z from 'zod';
import { financialYear, idOf, kebabId, plainText } from './fieldTypes';
import { hold } from './hold';
import { records, rowOf } from './kind';
import { column, described, hidden, numberColumn } from './meta';
import { cell } from './quantityText';
import { optionalLink } from './sharedFields';
import { source } from './sourceField';
import * as words from './messages.en';

/** Insurers: one record each, with claims and complaints by line of business. Lists refer to them and take their figures from here. */

const insurerName = () =>
  plainText(2, 70).meta(column(words.insurer, 'Name of the insurer as it writes it.', 'HDFC ERGO'));

export const insurerId = () =>
  idOf('insurers').meta(hidden(words.insurer, 'Id of the insurer in src/content/insurers.yml.', 'hdfc-ergo'));

/** A field filled from the insurer's record at a path, such as `health.claimsPaid`. @param title if different from the record's */
export function joined<Field extends z.ZodType>(field: Field, path: string, title?: string): Field {
  return field.meta({ joined: path, ...(title !== undefined && { title }) });
}

/** The insurer's name, for lists with one row an insurer. */
export const insurer = () => joined(insurerName(), 'name');

/** The year of a line of business's figures. */
export const claimsYear = () =>
  financialYear().meta(column(words.yearOfTheClaims, 'April to March, as the source says it.', '2025-26'));

/** Health: the insurer's whole health business, by number of claims. */
export const healthFigures = {
  claimsPaid: cell('share').meta(
    numberColumn(
      words.healthClaimsPaid,
      'Health claims paid, of those open or reported in the year but for those closed without payment or still open, by number.',
      '96.99%',
    ),
  ),
  claimsPaidAverage: cell('share').meta(
    numberColumn(words.averageOfThreeYears, 'The same, on average of three years to that one.', '95.45%'),
  ),
  complaints: cell('count').meta(
    numberColumn(words.complaints, 'Complaints about health claims in the year, rounded.', '42'),
  ),
  premiums: cell('money').meta(
    numberColumn(words.healthPremiums, 'Premiums of all its health policies: how large it is.', '₹10,031 crore'),
  ),
  network: cell('count').meta(
    numberColumn(words.cashlessHospitals, 'Network hospitals of the insurer, by its own count.', '11,400+'),
  ),
};

/** Motor: cars and two-wheelers together, by number of claims. */
export const motorFigures = {
  claimRatio: cell('share').meta(
    numberColumn(
      words.motorClaimsPaid,
      'Motor claims paid in a year, as a share of those open at its start or reported in it, by number.',
      '92.49%',
    ),
  ),
  closedRatio: cell('share').meta(
    numberColumn(words.claimsClosed, 'Motor claims closed in the year, on the same base.', '98.33%'),
  ),
};

/** Life: individual death claims, as a share of those paid or refused in the year. */
export const lifeFigures = {
  claimRatio: cell('share').meta(
    numberColumn(
      words.deathClaimsByNumber,
      'Individual death claims paid in the year, of those paid or refused in it, by number.',
      '98.9%',
    ),
  ),
  byAmount: cell('share').meta(
    numberColumn(words.paidByAmount, 'The same by the money claimed and not by the number of claims.', '97.2%'),
  ),
  claims: cell('count').meta(
    numberColumn(words.claimsDecided, 'Paid and refused claims of the year, rounded as the source rounds.', '8,60,000'),
  ),
  ombudsmanLost: cell('share').meta(
    numberColumn(
      words.ombudsmanLost,
      'Of the complaints that the Insurance Ombudsman decided, those that the insurer lost; the years in brackets.',
      '36.9% (2022-25)',
    ),
  ),
};

const lineMeta = (business: string) =>
  described(`Its ${business} claims and complaints of one year, if they are known.`);

/** Fields of every line of business besides its figures. */
const ofEachLine = { year: claimsYear(), source: source().unwrap() };

export const insurers = records({
  kind: 'insurers',
  title: 'Insurers that lists name, one record an insurer: its claims and complaints by line of business',
  nameField: 'id',
  row: {
    id: kebabId().meta(hidden(words.id, 'Permanent name. Never change it, never use it again.', 'hdfc-ergo')),
    name: insurerName(),
    link: optionalLink,
    hold: hold(),
    health: rowOf({ ...ofEachLine, ...healthFigures })
      .optional()
      .meta(lineMeta('health')),
    motor: rowOf({ ...ofEachLine, ...motorFigures })
      .optional()
      .meta(lineMeta('motor')),
    life: rowOf({ ...ofEachLine, ...lifeFigures })
      .optional()
      .meta(lineMeta('life')),
  },
});
