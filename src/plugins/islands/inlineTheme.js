/*
 * Light or dark, before the first paint: as the visitor chose it last (src/behaviours/theme.ts), or else as the system has it.
 * It takes the place of the classic theme's script, which also lets an address set any attribute of the page.
 */
let choice;
try {
  choice = localStorage.getItem(STORAGE_KEY);
} catch {
  // The browser keeps nothing here.
}
document.documentElement.dataset.theme =
  choice || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
