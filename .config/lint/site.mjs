import { aloneInTheBrowser } from './aloneInTheBrowser.mjs';
import { layers } from './layers.mjs';
import { internalLinks, notHydrated } from './notHydrated.mjs';

/** This repository's own rules, as a plugin of oxlint. */
export default {
  meta: { name: 'site' },
  rules: {
    'alone-in-the-browser': aloneInTheBrowser,
    'order-of-rooms': layers,
    'not-hydrated': notHydrated,
    'internal-links': internalLinks,
  },
};
