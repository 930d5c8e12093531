import { lightColours } from './colours';

const css = ':root {\n  --color-ink: light-dark(#1b2622, #eaf1ed);\n  --logo: #abc;\n  --space-1: 4px;\n}\n';

test.each([
  ['--color-ink', '#1b2622'],
  ['--logo', '#abc'],
])('%s is %s in the light theme', (token, colour) => {
  expect(lightColours(css)(token)).toBe(colour);
});

test.each(['--color-gone', '--space-1'])('%s is no colour, and the message says where to look', (token) => {
  expect(() => lightColours(css)(token)).toThrow(`src/css/tokens.css gives ${token} no colour`);
});
