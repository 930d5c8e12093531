import type { z } from 'zod';
import { financialYear, httpsLink, isoDate, lineList, plainText, sitePath } from './fieldTypes';

function remedy(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe('what fields accept', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['rupees', plainText(1, 40), '₹5,00,000'],
    ['small rupees', plainText(1, 40), '₹499'],
    ['paise', plainText(1, 40), '₹1,234.50'],
    ['lakh and crore', plainText(1, 40), '₹5 lakh to ₹1.5 crore'],
    ['an amount before a comma', plainText(1, 60), 'At most ₹15,000, then nothing'],
    ['a foreign amount', plainText(1, 60), 'Up to US$5,00,000'],
    ['a name with a letter and digits', plainText(1, 60), 'Section 80C, form L10 and 5-star'],
    ['a link', httpsLink(), 'https://homeloans.sbi/'],
    ['a link with a query', httpsLink(), 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2206763'],
    ['a leap day', isoDate(), '2024-02-29'],
    ['the home page', sitePath(), '/'],
    ['a page in a folder', sitePath(), '/credit-cards/travel'],
  ])('%s', (_name, schema, value) => {
    expect(remedy(schema, value)).toBeUndefined();
  });
});

describe('what fields refuse', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['a space after the sign', plainText(1, 60), '₹ 5,00,000', 'right after the sign'],
    ['lakhs', plainText(1, 60), '₹5 lakhs', 'write lakh and crore in words'],
    ['no space before lakh', plainText(1, 60), '₹5lakh', 'write a space before lakh'],
    ['a hidden character', plainText(1, 60), 'Axis\u00a0Bank', 'hidden character'],
    ['a line break', plainText(1, 60), 'Axis\nBank', 'on one line'],
    ['an entity', plainText(1, 60), 'Q &amp; A', 'HTML is not read here'],
    ['a Markdown link', plainText(1, 60), '[SBI](/sbi)', 'Markdown links are not read here'],
    ['bold marks', plainText(1, 60), 'A **good** one', 'Markdown marks are not read here'],
    ['a program for a link', httpsLink(), 'javascript:alert(1)', 'full address of the official page'],
    ['a link without a domain', httpsLink(), 'https://localhost', 'full address of the official page'],
    ['a thirtieth of February', isoDate(), '2025-02-30', 'a day that the calendar has'],
    ['a thirteenth month', isoDate(), '2025-13-01', 'a day that the calendar has'],
    ['a slash at the end', sitePath(), '/home-loans/', 'without a slash at the end'],
    ['five lines for a list', lineList(), Array(5).fill('Another one'), 'a list of 1 to 4 lines'],
    ['a text for a list', lineList(), 'Only one', 'a list of 1 to 4 lines'],
  ])('%s', (_name, schema, value, expected) => {
    expect(remedy(schema, value)).toContain(expected);
  });
});

test.each(['2025-26', '1999-00', '2009-10'])('%s is a year from April to March', (text) => {
  expect(financialYear().parse(text)).toBe(text);
});

test.each(['2025', '2025-25', '2025-27', '2025-2026', '25-26'])('%s is none', (text) => {
  expect(remedy(financialYear(), text)).toContain('such as "2025-26"');
});
