/** @jest-environment node */
import { readContent } from '../../content/loadDataFile';
import { contentTypes } from './contentTypes.mjs';
import { headerRules } from './headers';
import { nginxConfig } from './nginx';

// Checks the text only; `npm run test:nginx` runs it in a real nginx.

const rules = headerRules({ scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] });
const redirects = readContent('redirects').data.rows;
const config = nginxConfig(rules, redirects);
const lines = config.split('\n');

test('every block is closed, and every directive ends', () => {
  let depth = 0;
  for (const line of lines.map((one) => one.trim()).filter((one) => one && !one.startsWith('#'))) {
    expect(line).toMatch(/[;{}]$/);
    if (line.endsWith('{')) depth++;
    if (line.endsWith('}')) depth--;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
});

test('no location stands twice, and every moved address has one', () => {
  const locations = lines.filter((line) => line.startsWith('location '));
  expect(new Set(locations).size).toBe(locations.length);
  for (const { from, to } of redirects) {
    const pattern = from.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    expect(config).toContain(
      `location ~ ^${pattern}(?:/|\\.html|/index\\.html)?$ {\n  return 301 ${to}$is_args$args;\n}`,
    );
  }
});

test('each header of the site is sent once, in every answer', () => {
  for (const [name, value] of Object.entries(rules[0]?.headers ?? {})) {
    expect(lines.filter((line) => line === `add_header ${name} "${value}" always;`)).toHaveLength(1);
  }
  // A location with a header of its own would send none of these.
  expect(config).not.toMatch(/^ +add_header/m);
});

test('types do not depend on the server’s list, texts say that they are UTF-8 and are compressed', () => {
  for (const [ending, type] of Object.entries(contentTypes)) {
    const [plain = '', charset] = type.split(';');
    expect(config).toContain(`  ${plain} ${ending.slice(1)};\n`);
    if (!charset || plain === 'text/html') continue;
    expect(lines.find((line) => line.startsWith('charset_types '))).toMatch(
      new RegExp(`[ ]${plain.replace('+', '\\+')}[ ;]`),
    );
    expect(lines.find((line) => line.startsWith('gzip_types '))).toMatch(
      new RegExp(`[ ]${plain.replace('+', '\\+')}[ ;]`),
    );
  }
});

test('a request that is refused early writes no warning', () => {
  expect(lines).toContain('uninitialized_variable_warn off;');
});
