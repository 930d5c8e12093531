import { writeFileSync } from 'node:fs';
import { DICTIONARY_PATH, dictionaryText } from '../dictionary';

/** Writes the data dictionary. Run it after a change to src/content/schemas. */
writeFileSync(DICTIONARY_PATH, dictionaryText());
