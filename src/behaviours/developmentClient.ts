/**
 * Starts the behaviours under `docusaurus start`, which builds no islands entry. They start once for each page, as the built site loads each page
 * anew; Docusaurus, which calls the function below by name after each change of the address, would change pages without that.
 */
import type { ClientModule } from '@docusaurus/types';
import { preparePage, startBehaviours } from '.';

if (typeof window !== 'undefined') {
  startBehaviours([]);
  // On built pages, the inline loader does it (src/islands/inline/loader.js).
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.inputMode === 'decimal') target.select();
  });
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { pathname }, previousLocation }) => {
  if (previousLocation === null) preparePage();
  else if (previousLocation.pathname !== pathname) location.reload();
};
