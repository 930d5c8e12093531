import { plainOf } from '../plainText';
import { remembered } from '../remembered';

/** What is named in texts: a provider by its whole name, a product by the words that set it apart. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly shortName?: string | undefined;
  /** The name of its provider, which a page of the provider's own leaves out. */
  readonly owner?: string | undefined;
}

export interface Directory {
  /** The ids of what a text names. Of names inside each other, such as "Bank of India" in "State Bank of India", only the longest counts. */
  readonly namedIn: (text: string) => ReadonlySet<string>;
}

const FORMS_OF_COMPANIES = /\b(?:limited|ltd|pvt|private|co|company|the|inc)\b\.?/gu;

function wordsOf(text: string): string[] {
  return plainOf(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim()
    .split(' ');
}

/** The phrases by which a provider is known: "Jana Small Finance Bank", "Jana SFB", "Jana Bank". */
function phrasesOf({ name, shortName }: Named): string[] {
  const whole = wordsOf(plainOf(name).replaceAll(FORMS_OF_COMPANIES, ' ')).join(' ');
  const phrases = new Set([whole, whole.replace(/ small finance bank$/u, ' sfb')]);
  if (shortName !== undefined && shortName.length > 2) {
    const short = wordsOf(shortName).join(' ');
    phrases.add(`${short} bank`);
    phrases.add(`${short} small finance bank`);
    if (/^[A-Z]{3,}$/u.test(shortName)) phrases.add(short);
  }
  return [...phrases].filter((phrase) => phrase.length > 2);
}

export function providerDirectory(all: readonly Named[]): Directory {
  // A page has thousands of cells: only names whose first word stands in a cell are looked for there.
  const byFirstWord = new Map<string, { readonly id: string; readonly phrase: string }[]>();
  for (const one of all) {
    for (const phrase of phrasesOf(one)) {
      const [first = ''] = phrase.split(' ');
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { id: one.id, phrase: ` ${phrase} ` }]);
    }
  }
  const shortNames = new Map(
    all.flatMap(({ id, shortName }) => (shortName === undefined ? [] : [[wordsOf(shortName).join(' '), id]])),
  );
  const namedIn = remembered((text): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const segment of text.split(' · ')) {
      const alone = shortNames.get(wordsOf(segment).join(' '));
      if (alone !== undefined) found.add(alone);
    }
    const words = wordsOf(plainOf(text).replaceAll(FORMS_OF_COMPANIES, ' '));
    const phrases = [...new Set(words)].flatMap((word) => byFirstWord.get(word) ?? []);
    let rest = ` ${words.join(' ')} `;
    for (const { id, phrase } of phrases.sort((a, b) => b.phrase.length - a.phrase.length)) {
      if (!rest.includes(phrase)) continue;
      found.add(id);
      rest = rest.replaceAll(phrase, ' | ');
    }
    return found;
  });
  return { namedIn };
}

/** Words that many products share, and that tables leave out. */
const COMMON = new Set(
  'credit card cards bank fund funds direct plan growth option the of and a an by first variant scheme insurance general company limited ltd'.split(
    ' ',
  ),
);

/** Finds products by the words that set them apart. Of several with all their words in the text, those with most words count. */
export function productDirectory(all: readonly Named[]): Directory {
  const products = all.map(({ id, name, owner = '' }) => {
    const words = wordsOf(name.replaceAll(/\(.*?\)/gu, ' '));
    const own = words.filter((word) => !COMMON.has(word));
    const withoutOwner = own.filter((word) => !wordsOf(owner).includes(word));
    // One word, such as "Select", may mean anything without its provider.
    const distinctive = withoutOwner.length > 1 ? withoutOwner : own;
    return { id, words: distinctive.length > 0 ? distinctive : words };
  });
  const byFirstWord = new Map<string, (typeof products)[number][]>();
  for (const product of products) {
    const [first = ''] = product.words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), product]);
  }
  const namedIn = remembered((text): ReadonlySet<string> => {
    const words = new Set(wordsOf(text));
    const candidates = new Set([...words].flatMap((word) => byFirstWord.get(word) ?? []));
    const named = [...candidates].filter((product) => product.words.every((word) => words.has(word)));
    // "Regalia Gold" names the Regalia Gold card, not the Regalia; "Regalia and Millennia" names both.
    return new Set(named.filter((one) => !named.some((other) => isWithin(one.words, other.words))).map(({ id }) => id));
  });
  return { namedIn };
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return others.length > words.length && words.every((word) => others.includes(word));
}
