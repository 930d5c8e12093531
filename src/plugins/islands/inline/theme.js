/*
 * Light or dark, before the first paint: as the visitor chose it last (src/behaviours/theme.ts), or else as the system has it.
 * It takes the place of the classic theme's script, which also lets an address set any attribute of the page.
 */
const { dataset } = document.documentElement;
let choice;
try {
  choice = localStorage.getItem(STORAGE_KEY);
} catch {
  // The browser keeps nothing here.
}
dataset.theme = choice || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/*
 * Who comes to the top of a page sees its first screen sooner when the rest is laid out a moment later (src/css/prose.css). Who
 * comes to a place further down, by a link or by going back, needs all of it at once.
 */
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  dataset.firstView = '';
}

/* The names in the query, for styles of islands that the address may ask for something: they want room for the answer. */
if (location.search) dataset.query = [...new URLSearchParams(location.search).keys()].join(' ');
