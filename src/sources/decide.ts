import type { SourceFinding } from './finding';
import { shortened } from './reading/excerpt';
import type { AddressReport } from './readAddress';
import type { QuotedValue } from './watched/quotedValue';

/** Whether an address has settled what a value is, so that the next one need not be asked. */
export function settles(report: AddressReport | undefined, value: QuotedValue): boolean {
  const verdict = report?.sightings.get(value)?.verdict;
  return verdict === 'same' || verdict === 'changed';
}

/**
 * The verdict on a value: that of the first of its addresses that says something, else why the first says nothing.
 * @param wasSeen whether an address has ever held it
 */
export function decide(
  value: QuotedValue,
  reports: ReadonlyMap<string, AddressReport>,
  wasSeen: (value: QuotedValue, address: string) => boolean,
): SourceFinding {
  const { file, row, field, text, addresses, frozen } = value;
  const base = { file, row, field, was: text };
  const settled = addresses.find((address) => settles(reports.get(address), value));
  const address = settled ?? addresses.find((one) => wasSeen(value, one)) ?? addresses[0];
  if (address === undefined) {
    const reason = 'can never change: its document is fixed by a commit, and no other address is known';
    return { address: frozen[0] ?? '', ...base, verdict: 'unreadable', now: null, excerpt: '', reason };
  }
  const report = reports.get(address);
  const sighting = report?.sightings.get(value);
  const moved = report?.movedTo === undefined ? undefined : `the page now stands at ${report.movedTo}`;
  if (settled !== undefined && sighting) {
    const verdict = sighting.verdict === 'same' && moved !== undefined ? 'moved' : sighting.verdict;
    const { now = null, excerpt, effective, title } = sighting;
    return { address, ...base, verdict, now, excerpt, effective, title, reason: moved };
  }
  if (report?.trouble) {
    const { verdict, cause } = report.trouble;
    return { address, ...base, verdict, now: null, excerpt: shortened(cause), reason: cause };
  }
  const isLost = wasSeen(value, address);
  // What was never seen on a page cannot have gone from it.
  const verdict = isLost || sighting?.higher !== undefined ? 'gone' : 'not found';
  const onPage = isLost ? 'no longer on the page' : 'the page was never seen to have it';
  const reason =
    sighting?.higher === undefined ? onPage : `no longer the highest: the same column has ${sighting.higher}`;
  const isFrozenOnly = frozen.length > 0 ? '; its own document is fixed by a commit and can never change' : '';
  return {
    address,
    ...base,
    verdict,
    now: null,
    excerpt: '',
    isLost,
    reason: `${moved ?? reason}${isFrozenOnly}`,
  };
}
