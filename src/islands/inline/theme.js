/*
 * Sets light or dark before the first paint: the visitor's last choice (src/behaviours/theme.ts), or the setting of the system.
 * Replaces the classic theme's script, which also lets an address set any attribute of the page.
 */
const { dataset } = document.documentElement;
let choice;
try {
  choice = localStorage.getItem(STORAGE_KEY);
} catch {
  // No storage.
}
dataset.theme = choice || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/*
 * The first screen appears sooner if the rest of the page is rendered later (src/css/prose.css). Not for a link to a place further down or for
 * going back, which need the whole page.
 */
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  dataset.firstView = '';
}

/* The names in the query, for styles of islands that need more room if the address has values for them. */
if (location.search) dataset.query = [...new URLSearchParams(location.search).keys()].join(' ');
