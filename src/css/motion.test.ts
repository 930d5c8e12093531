import { readFileSync } from 'node:fs';
import path from 'node:path';

test('entrances of a list are 0.05 to 0.1 s apart', () => {
  const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  const [usual, less] = [...tokens.matchAll(/--stagger: ([\d.]+)s/gu)].map(([, seconds]) => Number(seconds));
  expect(usual).toBeGreaterThanOrEqual(0.05);
  expect(usual).toBeLessThanOrEqual(0.1);
  expect(less).toBe(0);
});
