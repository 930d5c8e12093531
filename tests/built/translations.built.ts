/** Pages in other languages: their values are those of the English page, their words those of the language, and their links lead somewhere. */
import { readFileSync } from 'node:fs';
import type { Document } from 'domhandler';
import { parse } from 'yaml';
import { readSite } from '../../src/checks/model';
import { isRecord } from '../../src/lib/isRecord';
import { site } from '../../src/site';
import { translatedRoutes as pages } from '../support/routes';
import { knownTexts } from '../words/outsideMarks';
import { all, attribute, first, textsIn, wordsIn } from './support/page';
import { shownInEnglish } from './support/shownInEnglish';
import { fileOf, pageAt, textOf } from './support/site';

/** Words in Latin letters that people read in a text of the language: codes, and names that are nowhere in the data. */
const TERMS = parse(readFileSync('tests/fixtures/latin-terms.yml', 'utf8')) as readonly string[];
const MOST_TERMS = 120;

/** Amounts, percentages and decimals, as both languages write them. */
const VALUE = /₹\d+(?:,\d+)*(?:\.\d+)?|\d+(?:,\d+)*(?:\.\d+)?%|\d+\.\d+/gu;

/** What is English on purpose: what is marked so, addresses, samples of code, and what nobody reads. */
const LEFT_OUT = '[lang="en"], [data-printed-address], code, template, noscript, [hidden], [aria-hidden="true"]';

/** Articles are in English only, and so are their drawings. */
const ARTICLES = '[aria-labelledby="articles-title"]';

/** Words in Latin letters side by side are one name: "Bank of India", "Key Facts Statement". */
const NAME = /[a-z][\w’'&./-]*(?: (?:& )?[a-z][\w’'&./-]*)*/giu;

const mainOf = (page: Document) => first('main', page) ?? page;
/** The home page of a language asks other questions first: those that it answers itself. */
const QUESTIONS = '[aria-labelledby="questions-title"]';
const valuesOf = (page: Document): readonly string[] =>
  [...new Set(wordsIn(mainOf(page), `${ARTICLES}, ${QUESTIONS}`).match(VALUE))].sort();

const content = readSite(process.cwd());

const titles = new Set(content.pages.map(({ title }) => title));

/** A publisher keeps its name where a remark on it is translated. */
const publishers = content.data
  .flatMap(({ kind, rows }) =>
    kind === 'documents' ? rows.map(({ publisher }) => String(publisher).toLowerCase()) : [],
  )
  .join('\n');

/** Abbreviations that a translation of a value keeps from its English text, such as the name that a lender gives its lending rate. */
function keptAbbreviations(value: unknown): readonly string[] {
  if (!isRecord(value)) return Array.isArray(value) ? value.flatMap(keptAbbreviations) : [];
  const { en, ...others } = value;
  if (typeof en !== 'string') return Object.values(value).flatMap(keptAbbreviations);
  const translated = Object.values(others).join(' ');
  return (en.match(/\b[A-Z][A-Z-]*[A-Z]\b/gu) ?? []).filter((word) => translated.includes(word));
}

const describeAll = pages.length > 0 ? describe : describe.skip;

const terms = new Set([...TERMS, ...content.translations.flatMap(({ data }) => keptAbbreviations(data))]);

// An edit of the English text need not wait for its translation: `npm run check` lists it, and until then it shows as it is.
const untranslated = shownInEnglish(content).join('\n').toLowerCase();

describeAll('pages in another language', () => {
  test.each(pages)('%s %s has the values of the English page', (_language, english, address) => {
    expect(valuesOf(pageAt(address))).toEqual(valuesOf(pageAt(english)));
  });

  test.each(pages)('%s %s has no English words but names, values and known terms', (_language, _english, address) => {
    const known = `${knownTexts()}\n${publishers}\n${site.brand.toLowerCase()}`;
    const whole = new Set([...known.split('\n'), ...untranslated.split(/[^a-z]+/u)]);
    // A small word of English stands in many values, and is none.
    const isValue = (name: string): boolean =>
      /^[a-z]+$/u.test(name) ? whole.has(name) : `${known}\n${untranslated}`.includes(name.toLowerCase());
    const isKnown = (name: string): boolean => isValue(name) || name.split(' ').every((word) => terms.has(word));
    const names = textsIn(pageAt(address), `head, ${LEFT_OUT}`).flatMap((text) => text.match(NAME) ?? []);
    const strange = [...new Set(names.map((name) => name.replace(/[.,/-]+$/u, '')))].filter((name) => !isKnown(name));
    expect(strange).toEqual([]);
  });

  test.each(pages)('%s %s says its language, its address and its editions', (language, english, address) => {
    const page = pageAt(address);
    expect(attribute(first('html', page), 'lang')).toBe(`${language}-IN`);
    expect(attribute(first('link[rel="canonical"]', page), 'href')).toBe(site.url + address);
    expect(attribute(first('meta[property="og:locale"]', page), 'content')).toBe(`${language}_IN`);
    const editionsOf = (one: Document): readonly string[] =>
      all('link[rel="alternate"][hreflang]', one).map((link) => attribute(link, 'href'));
    expect(editionsOf(page)).toEqual(expect.arrayContaining([site.url + address, site.url + english]));
    // Of the English page the sitemap says so: its head has no bytes to spare.
    expect(textOf('sitemap.xml')).toContain(
      english === '/offline' ? '' : `hreflang="${language}" href="${site.url}${address}"`,
    );
    // A visitor changes between them in the menu.
    expect(attribute(first(`a[hreflang="en"][href="${english}"]`, page), 'href')).toBe(english);
    expect(attribute(first(`a[hreflang="${language}"]`, pageAt(english)), 'href')).toBe(address);
  });

  test.each(pages)(
    '%s %s: each link leads to a page, and one to an English page says so',
    (language, english, address) => {
      const links = all('a[href^="/"]', pageAt(address)).map(({ attribs }) => attribs);
      const hrefs = links.map(({ href = '' }) => href);
      const gone = hrefs.filter((href) => fileOf(href.replace(/[?#].*/u, '')) === undefined);
      expect(gone).toEqual([]);
      const silent = links.filter(
        ({ href = '', hreflang }) =>
          !`${href}/`.startsWith(`/${language}/`) && !/\.\w+$/u.test(href) && hreflang !== 'en',
      );
      expect(silent.map(({ href }) => href)).toEqual([]);
      expect(hrefs).toContain(english);
    },
  );

  test.each(pages)('%s %s: a page that the language has goes by its title there', (language, _english, address) => {
    const own = all('a[href]', pageAt(address)).filter((link) =>
      `${attribute(link, 'href')}/`.startsWith(`/${language}/`),
    );
    expect(own.map((link) => wordsIn(link)).filter((words) => titles.has(words))).toEqual([]);
  });

  test.each(pages)('%s %s: no sentence of Hindi ends with a full stop', (_language, _english, address) => {
    const words = wordsIn(pageAt(address), `head, ${LEFT_OUT}`);
    expect(words.match(/\p{Script=Devanagari}+[)”]? ?\.(?= |$)/gu) ?? []).toEqual([]);
  });

  // A term may outlive the text it was for: an editor who removes a lender need not know this list.
  test('the list of terms is short', () => {
    expect(TERMS.length).toBeLessThanOrEqual(MOST_TERMS);
  });
});
