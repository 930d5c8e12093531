import { plainText } from './fieldTypes';
import { claimsYear, healthFigures, insurer, insurerId, joined, motorFigures } from './insurers';
import { list } from './kind';
import { column, numberColumn } from './meta';
import { cell } from './quantityText';
import { link, optionalLink, standsOut } from './sharedFields';
import * as words from './messages.en';

/** Lists of insurers of vehicles, journeys and homes: see `insurance.ts`. */

const { claimsPaid, complaints } = healthFigures;

/** Figures of an insurer's health business, for rows of other lines of business, which label them as such. */
const ofItsHealthBusiness = {
  healthClaims: joined(claimsPaid, 'health.claimsPaid'),
  complaints: joined(complaints, 'health.complaints', words.healthComplaints),
  healthYear: joined(claimsYear(), 'health.year', words.yearOfTheHealthClaims),
};

export const motorInsurers = list({
  kind: 'motor-insurers',
  title: 'Insurers of cars and two-wheelers by their claims, one row an insurer',
  nameField: 'name',
  row: {
    name: insurer(),
    insurer: insurerId(),
    claimRatio: joined(motorFigures.claimRatio, 'motor.claimRatio'),
    closedRatio: joined(motorFigures.closedRatio, 'motor.closedRatio'),
    claimsYear: joined(claimsYear(), 'motor.year').meta({ shown: false }),
    link: joined(optionalLink, 'link'),
  },
});

export const thirdPartyPremiums = list({
  kind: 'third-party-premiums',
  title: 'Third-party premiums that the government sets, one row a size of engine',
  nameField: 'vehicle',
  headlineField: 'oneYear',
  row: {
    vehicle: plainText(5, 60).meta(
      column(words.vehicle, 'Size of the engine or power of the motor.', '75 cc to 150 cc'),
    ),
    oneYear: cell('money').meta(numberColumn(words.oneYear, 'Premium for one year, before GST.', '₹714')),
    newVehicle: cell('money').meta(
      numberColumn(
        words.newVehicle,
        'Premium for the years that a new vehicle must buy at once, before GST.',
        '₹3,851',
      ),
    ),
  },
});

export const travelInsurers = list({
  kind: 'travel-insurers',
  title: 'Travel insurers by the terms of their plans for trips abroad, one row an insurer',
  nameField: 'name',
  headlineField: 'medicalCover',
  row: {
    name: insurer(),
    insurer: insurerId(),
    medicalCover: cell('count').meta(
      numberColumn(
        words.medicalCover,
        'Least and most that its plans for trips anywhere pay for treatment, for people up to 60, in US dollars.',
        '50,000 to 5,00,000',
      ),
    ),
    oldestAge: cell('count').meta(
      numberColumn(
        words.soldUpToAge,
        'Oldest age at which a plan is sold; "71+" where it is sold above 70 and the last age is not said.',
        '99 ($50,000 above 70)',
      ),
    ),
    longestTrip: cell('count').meta(
      numberColumn(words.longestTrip, 'Most days of a single trip, before an extension.', '180'),
    ),
    existingIllness: plainText(4, 60).meta(
      column(
        words.existingIllness,
        'Whether an illness that exists at the start is covered: "Not covered", or when and how far.',
        '10% of the cover, when life is in danger',
      ),
    ),
    ...ofItsHealthBusiness,
    feature: standsOut('One thing this insurer does and others may not.', 'No medical tests for travellers up to 60'),
    link,
  },
});

export const homeInsurers = list({
  kind: 'home-insurers',
  title: 'Home insurers of the standard policy, with the claims of their other business, one row an insurer',
  nameField: 'name',
  row: {
    name: insurer(),
    insurer: insurerId(),
    premium: cell('money').meta(
      numberColumn(
        words.priceOf2021,
        'For ₹1 crore of building under the standard policy. No newer one was found, so nothing is counted with it.',
        '₹2,466',
      ),
    ),
    ...ofItsHealthBusiness,
    motorClaims: joined(motorFigures.claimRatio, 'motor.claimRatio'),
    motorYear: joined(claimsYear(), 'motor.year', words.yearOfTheMotorClaims),
    link,
  },
});
