import { site } from '../site';
import { readEnvironment } from './environment';

test('takes the number behind the chat button', () => {
  expect(readEnvironment({ CHAT_PHONE: '919812345678' }).chatPhone).toBe('919812345678');
});

test.each([undefined, ''])('has no number for CHAT_PHONE=%p', (CHAT_PHONE) => {
  expect(readEnvironment({ CHAT_PHONE }).chatPhone).toBeUndefined();
});

test.each(['+919812345678', '98123 45678', '0091981234567', 'call me', '12345'])(
  'refuses CHAT_PHONE=%p and says what to write',
  (CHAT_PHONE) => {
    expect(() => readEnvironment({ CHAT_PHONE })).toThrow(
      `CHAT_PHONE is "${CHAT_PHONE}"; write country code and number in digits only`,
    );
  },
);

test.each([
  [undefined, site.url],
  ['https://preview.example.in', 'https://preview.example.in'],
  ['https://preview.example.in/', 'https://preview.example.in'],
])('serves SITE_URL=%p at %s', (SITE_URL, expected) => {
  expect(readEnvironment({ SITE_URL }).siteUrl).toBe(expected);
});

test.each([
  [undefined, true],
  ['', true],
  ['true', true],
  ['false', false],
])('with HOST_SENDS_HEADERS=%p, the host sends headers: %p', (HOST_SENDS_HEADERS, expected) => {
  expect(readEnvironment({ HOST_SENDS_HEADERS }).hostSendsHeaders).toBe(expected);
});

test('refuses another HOST_SENDS_HEADERS and says what to write', () => {
  expect(() => readEnvironment({ HOST_SENDS_HEADERS: 'no' })).toThrow('HOST_SENDS_HEADERS is "no"; write false');
});

test.each(['', 'http://www.example.in', 'www.example.in', 'https://example.in/?a'])(
  'refuses SITE_URL=%p and says what to write',
  (SITE_URL) => {
    expect(() => readEnvironment({ SITE_URL })).toThrow(`SITE_URL is "${SITE_URL}"; write https:// and the host`);
  },
);

test.each(['https://example.in/money', 'https://someone.github.io/paisa-disha/'])(
  'refuses SITE_URL=%p, a folder of a host, and says what to do on GitHub Pages',
  (SITE_URL) => {
    expect(() => readEnvironment({ SITE_URL })).toThrow(
      /at the root of a host.*name the repository <owner>\.github\.io/,
    );
  },
);
