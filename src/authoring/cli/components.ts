import { writeFileSync } from 'node:fs';
import { COMPONENTS_PATH, componentsPage } from '../componentsPage';

/** Writes the page on which editors read what components there are, from the root of the repository. */
writeFileSync(COMPONENTS_PATH, componentsPage());
