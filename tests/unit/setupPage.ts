import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// No test measures time: on a busy machine, what is awaited may take a few times as long as the usual second.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out, so no media query holds: the tests see a narrow screen, unless one says otherwise.
Object.assign(window, { matchMedia: () => ({ matches: false }) });
// As on every page: src/islands/inline/loader.js.
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.getAttribute('inputmode') === 'decimal') target.select();
});
