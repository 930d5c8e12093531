/**
 * What only the page of components needs. src/plugins/catalogue adds it where that page is built, and nowhere else, so it
 * weighs nothing in production.
 */
import { copySource } from './copySource';
import { dispatch } from './dispatcher';

if (typeof window !== 'undefined') dispatch({ 'copy-source': copySource }, window.paisaDishaEarly?.handOver() ?? []);
