/** Starts the behaviours under `docusaurus start`, where no islands entry is built. */
import { startBehaviours } from '.';

if (typeof window !== 'undefined') {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => startBehaviours([]));
  else startBehaviours([]);
}
