import { inlineScripts, withoutScripts } from './withoutScripts.mjs';

const data = '<script data-rh="true" type="application/ld+json">{"@type":"ListItem"}</script>';
const theme = '<script>document.documentElement.dataset.theme = "</" + "script>"</script>';
const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
const loader = '<script type="module">const a = 1 < 2;\nload();</script>';
const file = '<script src="/assets/js/main.js" defer></script>';
const page = `<head>${data}<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js"></head><body>${theme}<p>Text</p>${rules}${loader}${file}</body>`;

test('what runs is removed; text, styles and structured data stay', () => {
  expect(withoutScripts(page)).toBe(
    `<head>${data}<link rel="stylesheet" href="/a.css"></head><body><p>Text</p></body>`,
  );
});

test('a preload of a script goes, one of a font stays', () => {
  const script = '<link rel="preload" href="/a.js" as="script">';
  const font = '<link rel="preload" href="/a.woff2" as="font">';
  expect(withoutScripts(script + font)).toBe(font);
});

test('a page without scripts is left as it is', () => {
  const plain = '<!doctype html>\n<p>scripts are <b>not</b> here</p>';
  expect(withoutScripts(plain)).toBe(plain);
});

test('the scripts of a page itself are those without an address that are no data', () => {
  expect(inlineScripts(page)).toBe(theme + rules + loader);
});
