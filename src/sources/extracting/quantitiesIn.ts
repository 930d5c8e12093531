import { publishedQuantities } from '../../lib/quantities/published';
import { remembered } from '../remembered';

/** The numbers of a text. */
export const quantitiesIn = remembered(publishedQuantities);
