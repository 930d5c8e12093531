/** @jest-environment node */
// cspell:ignore atrule
import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { purge, SET_BY_SCRIPTS } from './stylesheet';

const sourcesOf = (pattern: RegExp): string =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');

test('styles of an attribute that no component writes are kept, because a script sets it', () => {
  const components = sourcesOf(/(?<!\.test)\.tsx$/);
  const styled = new Set(Array.from(sourcesOf(/\.css$/).matchAll(/\[(data-[a-z-]+)/g), ([, name = '']) => name));
  const ofScripts = [...styled].filter((name) => !new RegExp(`${name}(?![\\w-])`).test(components));
  expect(ofScripts.length).toBeGreaterThan(5);
  const kept = [...SET_BY_SCRIPTS.greedy, ...SET_BY_SCRIPTS.standard.map((name) => new RegExp(`^${name}$`))];
  expect(ofScripts.filter((name) => !kept.some((pattern) => pattern.test(name)))).toEqual([]);
});

/** The selectors of rules that nest in no other rule and are no steps of an animation. */
function selectorsIn(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type !== 'rule' && !(parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes')) {
      found.push(...rule.selectors.map((selector) => selector.replaceAll(/\s+/gu, ' ')));
    }
  });
  return found;
}

// PurgeCSS removes `:is(.a, .b):hover` although both classes are there.
test('the purge removes no selector whose names are all there', async () => {
  const selectors = [...new Set(selectorsIn(sourcesOf(/\.css$/).replaceAll(/:global\(([^()]*)\)/gu, '$1')))];
  expect(selectors.length).toBeGreaterThan(500);
  const purged = await purge(selectors.map((selector) => `${selector}{color:red}`).join(''), [
    { raw: selectors.join('\n'), extension: 'css' },
  ]);
  const left = new Set(selectorsIn(purged));
  expect(selectors.filter((selector) => !left.has(selector))).toEqual([]);
});
