/**
 * Starts the behaviours under `docusaurus start`, which builds no islands entry. Pages change there without a reload, so per-page
 * work runs again after each route change, when Docusaurus calls the function below by name.
 */
import { preparePage, startBehaviours } from '.';

if (typeof window !== 'undefined') startBehaviours([]);

export function onRouteDidUpdate(): void {
  preparePage();
}
