import file from '@site/docs/insurance/car.yml';
import type { ListingFile } from '../../content/schemas';
import { motorInsurers } from '../motor/motorInsurers';

/** Insurers of cars by the motor claims that they paid. */
export default motorInsurers('car-insurers', file as ListingFile<'motor-insurers'>);
