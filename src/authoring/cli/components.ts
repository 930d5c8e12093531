import { writeFileSync } from 'node:fs';
import { COMPONENTS_PATH, componentsPage } from '../componentsPage';

/** Writes the reference of components for editors. Run from the root of the repository. */
writeFileSync(COMPONENTS_PATH, componentsPage());
