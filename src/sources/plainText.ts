import { inPlainCharacters } from '../lib/typed/plainText';
import { remembered } from './remembered';

/** A text in plain characters. */
export const plainOf = remembered(inPlainCharacters);
