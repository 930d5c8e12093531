/**
 * Starts the behaviours under `docusaurus start`, where no islands entry is built. Pages change there without a reload, so
 * what belongs to a page is done again after each change; Docusaurus calls the function below by its name.
 */
import { preparePage, startBehaviours } from '.';

if (typeof window !== 'undefined') startBehaviours([]);

export function onRouteDidUpdate(): void {
  preparePage();
}
