/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import { checkSettings, unsetLine } from './settings';

const shipped = {
  url: 'https://www.paisadisha.in',
  reportEmail: '',
  people: [],
  expert: { who: '', when: '' },
} as const;
const owned = {
  url: 'https://money.example',
  reportEmail: 'hello@money.example',
  people: [{ name: 'Asha Rao', does: 'edits' }],
  expert: { who: 'Asha Rao', when: 'Monday to Friday, 10 am to 6 pm' },
};
type Settings = Parameters<typeof unsetLine>[0];
const as = (settings: object) => settings as Settings;

test('a fork that has set nothing reads all of it in one line', () => {
  const line = unsetLine(as(shipped), { siteUrl: shipped.url });
  expect(line).toBe(
    'Not set by the owner: the address of the site (SITE_URL), an e-mail address (reportEmail), a chat number (CHAT_PHONE), who answers a chat and when (expert), names (people). Pages leave out what is not set; see Settings in README.md.',
  );
});

test('what is set is not named, whatever else is missing', () => {
  const names = { url: 'SITE_URL', reportEmail: 'reportEmail', people: '(people)', expert: '(expert)' } as const;
  const fields = Object.keys(names) as (keyof typeof names)[];
  fc.assert(
    fc.property(fc.subarray(fields), fc.boolean(), (set, hasPhone) => {
      const settings = as({ ...shipped, ...Object.fromEntries(set.map((name) => [name, owned[name]])) });
      const environment = { siteUrl: settings.url, ...(hasPhone && { chatPhone: '919812345678' }) };
      const line = unsetLine(settings, environment) ?? '';
      for (const name of fields) expect(line.includes(names[name])).toBe(!set.includes(name));
      expect(line.includes('CHAT_PHONE')).toBe(!hasPhone);
      expect(line).not.toContain('\n');
    }),
  );
});

test('an owner who has set all of it reads nothing', () => {
  expect(unsetLine(as(owned), { siteUrl: owned.url, chatPhone: '919812345678' })).toBeUndefined();
  expect(
    unsetLine(as({ ...owned, url: shipped.url }), { siteUrl: 'https://money.example', chatPhone: '1' }),
  ).toBeUndefined();
});

test.each(['hello', 'hello@', 'mailto:a@b.in?x', 'a b@c.in', '@b.in'])(
  'refuses the e-mail address "%s"',
  (reportEmail) => {
    expect(() => checkSettings(as({ ...owned, reportEmail }))).toThrow(
      `reportEmail in src/site.ts is "${reportEmail}"`,
    );
  },
);

test('refuses half of who answers, and takes all or nothing', () => {
  expect(() => checkSettings(as({ ...owned, expert: { who: 'Asha Rao', when: '' } }))).toThrow('write both');
  checkSettings(as(owned));
  checkSettings(as(shipped));
});
