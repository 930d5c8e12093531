import file from '@site/docs/insurance/bike.yml';
import type { ListingFile } from '../../content/schemas';
import { motorInsurers } from '../motor/motorInsurers';

/** Insurers of bikes by the motor claims that they paid. */
export default motorInsurers('bike-insurers', file as ListingFile<'motor-insurers'>);
