import type { RankedSubject } from '@site/src/search/rankSubjects';
import type { Subject } from '@site/src/search/subjects';
import type { Reference } from './importPagefind';
import { readHits, type Hit } from './pagefind';

/** What was found by what it is about, by its words, or by both. */
export type Finding =
  | { readonly subject: Subject; readonly reference?: Reference }
  | { readonly subject?: undefined; readonly reference: Reference };

interface Merged {
  readonly findings: readonly Finding[];
  readonly isPartial: boolean;
}

/** How close to the best score a subject must be if it matches only some of the words. */
const NEAR_ENOUGH = 1 / 3;

/**
 * Merges both kinds of results: first subjects of the query, then pages that contain all words, those about a part of the query
 * before others. Pages with most of the words are used only if there are none of these.
 * @param pages that hold all words, best first
 * @param most pages that hold most of them
 */
export function mergeFindings(
  ranked: readonly RankedSubject[],
  pages: readonly Reference[],
  most: readonly Reference[],
): Merged {
  const isPartial = pages.length === 0 && !ranked.some(({ isWhole }) => isWhole);
  const [{ score: best } = { score: 0 }] = ranked;
  const led = ranked.filter(({ score, isWhole, isNamed }) =>
    isPartial ? score >= best * NEAR_ENOUGH : isWhole || isNamed,
  );
  const held = isPartial ? most : pages;
  const place = new Map(ranked.map(({ subject }, index) => [subject.id, index]));
  const placeOf = ({ id }: Reference): number => place.get(id) ?? ranked.length;
  const leading = new Set(led.map(({ subject }) => subject.id));
  const others = held.filter(({ id }) => !leading.has(id)).sort((one, other) => placeOf(one) - placeOf(other));
  const subjects = led.map(({ subject }): Finding => {
    const reference = subject.id === undefined ? undefined : held.find(({ id }) => id === subject.id);
    return { subject, ...(reference && { reference }) };
  });
  const rest = others.map((reference): Finding => {
    const subject = ranked[placeOf(reference)]?.subject;
    return subject ? { subject, reference } : { reference };
  });
  return { findings: [...subjects, ...rest], isPartial: isPartial && subjects.length + rest.length > 0 };
}

function hitOf({ kind, title, address, text, dated }: Subject): Hit {
  return { kind, title, address, text, excerpt: [{ text, isMatch: false }], places: [], ...(dated && { dated }) };
}

/**
 * Fetches what a list of results shows of them; of what has none of the words in its text, what it is about.
 * @throws when a text cannot be fetched
 */
export async function readFindings(findings: readonly Finding[]): Promise<readonly Hit[]> {
  const references = findings.flatMap(({ reference }) => reference ?? []);
  const hits = await readHits(references);
  return findings.flatMap(({ subject, reference }) => {
    const hit = reference && hits[references.indexOf(reference)];
    if (hit) return subject ? { ...hit, kind: subject.kind } : hit;
    return subject ? hitOf(subject) : [];
  });
}
