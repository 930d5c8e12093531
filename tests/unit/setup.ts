import '@testing-library/jest-dom';

// jsdom lays nothing out, so no media query holds: the tests see a narrow screen, unless one says otherwise.
if (typeof window !== 'undefined') Object.assign(window, { matchMedia: () => ({ matches: false }) });
