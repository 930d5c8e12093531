/**
 * Starts the behaviours under `docusaurus start`, which builds no islands entry. Pages change there without a reload, so per-page
 * work runs again after each route change, when Docusaurus calls the function below by name.
 */
import { preparePage, startBehaviours } from '.';

if (typeof window !== 'undefined') {
  startBehaviours([]);
  // On built pages, the inline loader does it (src/islands/inline/loader.js).
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.inputMode === 'decimal') target.select();
  });
}

export function onRouteDidUpdate(): void {
  preparePage();
}
