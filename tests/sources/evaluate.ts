import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedQuantities } from '../../src/lib/quantities/published';
import { systemClock } from '../../src/sources/clock';
import { saysTheSame } from '../../src/sources/reading/withNow';
import type { SourceFinding } from '../../src/sources/finding';
import { lookAtSources } from '../../src/sources/lookAtSources';
import { startMirror } from './mirror';
import { preparePairs, type Pair, type PreparedPair } from './pairs';

/** How well the reader does on pairs of documents. */
export interface Score {
  readonly changed: number;
  readonly found: number;
  readonly right: number;
  /** Of the values that it calls changed, the share that did change, to what it says. */
  readonly precision: number;
  /** Of the values that changed, the share that it finds. */
  readonly recall: number;
  /** Values that it calls changed where only noise changed. */
  readonly falseInNoise: number;
  readonly mistakes: readonly string[];
}

/**
 * Reads the documents as they were, then as they became, as two weeks of the watch would.
 * @param isCold whether nothing is known of the earlier documents
 */
export async function evaluate(pairs: readonly Pair[], isCold = false): Promise<Score> {
  const mirror = await startMirror();
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  try {
    const { site, prepared } = preparePairs(pairs);
    const values = prepared.flatMap((one) => one.values.map(({ value }) => value));
    const look = async (state: 'before' | 'after'): Promise<readonly SourceFinding[]> => {
      mirror.serve(prepared.map(({ document }) => document(state)));
      return lookAtSources({ root, site, values, clock: systemClock, mirror: mirror.url });
    };
    if (!isCold) await look('before');
    return scoreOf(prepared, await look('after'), isCold);
  } finally {
    await mirror.close();
    rmSync(root, { recursive: true });
  }
}

function scoreOf(prepared: readonly PreparedPair[], findings: readonly SourceFinding[], isCold: boolean): Score {
  let [changed, found, right, falseInNoise] = [0, 0, 0, 0];
  const mistakes: string[] = [];
  for (const { pair, address, values } of prepared) {
    for (const { value, was, now } of values) {
      const finding = findings.find(
        (one) => one.address === address && one.row === value.row && one.field === value.field,
      );
      const isChanged = pair.expect === undefined && !saysTheSame(was, now);
      const isFound = finding?.verdict === 'changed';
      const isRight = isChanged && isFound && sameNumbers(finding.now ?? '', now);
      changed += isChanged ? 1 : 0;
      found += isFound ? 1 : 0;
      right += isRight ? 1 : 0;
      if (pair.noise === true && isFound) falseInNoise += 1;
      const isUnseen = isCold && pair.expect === 'gone' && (pair.cause ?? 'no longer') === 'no longer';
      const expected = isUnseen ? 'not found' : (pair.expect ?? (isChanged ? 'changed' : 'same'));
      const isNamed =
        pair.cause === undefined ||
        finding?.reason?.includes(pair.cause) === true ||
        (isCold && pair.cause === 'no longer');
      if (finding?.verdict !== expected || (isChanged && !isRight) || !isNamed) {
        mistakes.push(
          `${pair.id} ${value.row} ${value.field}: ${was} → ${now}, said ${finding?.verdict} ${finding?.now} (${finding?.reason ?? finding?.excerpt})`,
        );
      }
    }
  }
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  return {
    changed,
    found,
    right,
    precision: share(right, found),
    recall: share(right, changed),
    falseInNoise,
    mistakes,
  };
}

function sameNumbers(a: string, b: string): boolean {
  return saysTheSame(a, b) && publishedQuantities(a).quantities.length > 0;
}
