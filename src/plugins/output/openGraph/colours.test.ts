import { lightColours } from './colours';

const css = ':root {\n  --color-ink: #1b2622;\n  --space-1: 4px;\n}\n[data-theme="dark"] {\n  --color-ink: #fff;\n}\n';

test('the first colour of a token is that of the light theme', () => {
  expect(lightColours(css)('--color-ink')).toBe('#1b2622');
});

test.each(['--color-gone', '--space-1'])('%s is no colour, and the message says where to look', (token) => {
  expect(() => lightColours(css)(token)).toThrow(`src/css/tokens.css gives ${token} no colour`);
});
