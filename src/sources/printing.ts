import type { Draft } from './drafts/draft';
import type { SourceFinding } from './finding';
import type { AddressReport } from './readAddress';
import type { QuotedValue } from './watched/quotedValue';

/** The lines that the command prints. */

/** "same" is not printed in words: it is the rule. */
const BY_HAND = ['moved', 'gone', 'not found', 'unreadable'] as const;
const ORDER = ['changed', 'new', ...BY_HAND] as const;

export function progressLine({ address, trouble, sightings }: AddressReport, index: number): string {
  const verdicts = [...sightings.values()].map(({ verdict }) => verdict);
  const count = (verdict: string): number => verdicts.filter((one) => one === verdict).length;
  const result = trouble
    ? `${trouble.verdict}: ${trouble.cause}`
    : `${count('same')} same, ${count('changed')} changed, ${count('gone')} not found`;
  return `${String(index).padStart(4)}  ${address.slice(0, 90)}  ${result}\n`;
}

/** What a person reads at the end: each change, then how many of the rest. */
export function summary(findings: readonly SourceFinding[]): string {
  const lines = findings.filter(({ verdict }) => verdict === 'changed' || verdict === 'new').map(findingLine);
  const byHand = byCause(findings.filter(({ verdict }) => BY_HAND.some((one) => one === verdict)));
  const proved = findings.filter(
    ({ verdict }) => verdict === 'same' || verdict === 'changed' || verdict === 'moved',
  ).length;
  const all = findings.filter(({ verdict }) => verdict !== 'new').length;
  const share = all === 0 ? 0 : Math.round((100 * (all - proved)) / all);
  return [
    ...lines,
    ...(byHand.length > 0 ? ['To look at by hand:', ...byHand] : []),
    `${['same', ...ORDER].map((verdict) => `${findings.filter((one) => one.verdict === verdict).length} ${verdict}`).join(', ')}.`,
    `Nothing could be proved for ${all - proved} of ${all} values (${share}%).`,
    '',
  ].join('\n');
}

/** A line for each page and cause, as a page that moved or failed has many values; those that were lost from a page are named. */
function byCause(findings: readonly SourceFinding[]): readonly string[] {
  const causes = new Map<string, SourceFinding[]>();
  for (const finding of findings) {
    const cause = `${finding.verdict}: ${finding.address} (${finding.reason ?? ''})`;
    causes.set(cause, [...(causes.get(cause) ?? []), finding]);
  }
  return [...causes]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([cause, of]) => [
      `  ${of.length} ${of.length === 1 ? 'value' : 'values'} ${cause}`,
      ...of
        .filter(({ isLost }) => isLost === true)
        .map(({ file, row, field, was }) => `    ${file}  ${row}  ${field}  ${was}`),
    ]);
}

function findingLine({ verdict, file, row, field, was, now, excerpt, address, reason }: SourceFinding): string {
  const values = was === null ? '' : `${was} → ${now ?? '?'}`;
  return [
    `${verdict.toUpperCase()} ${file}  ${row}  ${field}  ${values}`,
    `    ${excerpt}`,
    `    ${address}`,
    ...(reason === undefined ? [] : [`    ${reason}`]),
  ].join('\n');
}

/** What was written to the files, and what is left to a person. */
export function draftText({ written, byHand, followed, files }: Draft): string {
  const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return [
    files.length === 0
      ? 'Nothing to write: the files are as they were.'
      : `Wrote ${counted(written.length, 'value')} to ${counted(files.length, 'file')}: look at them with "git diff", then run "npm run check".`,
    ...followed.map((line) => `With them: ${line}`),
    ...byHand.map(
      ({ finding: { file, row, field, was, now }, why }) =>
        `By hand: ${file}  ${row}  ${field}  ${was} → ${now}: ${why}`,
    ),
    '',
  ].join('\n');
}

/** An address that would be read, and for what. */
export interface Listed {
  readonly provider: string;
  readonly address: string;
  /** The last day on which it was read; null if it never was. */
  readonly read: string | null;
  readonly values: readonly {
    readonly file: string;
    readonly row: string;
    readonly field: string;
    readonly value: string;
  }[];
}

/** What would be read, by provider. @param lastRead day of an address, if it was read */
export function listed(
  values: readonly QuotedValue[],
  lastRead: (address: string) => string | undefined,
): readonly Listed[] {
  const providers = new Map<string, Map<string, Listed['values']>>();
  for (const { publisher, addresses, file, row, field, text } of values) {
    const own = providers.get(publisher) ?? new Map<string, Listed['values']>();
    for (const address of addresses) own.set(address, [...(own.get(address) ?? []), { file, row, field, value: text }]);
    providers.set(publisher, own);
  }
  return [...providers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([provider, addresses]) =>
      [...addresses].map(([address, of]) => ({ provider, address, read: lastRead(address) ?? null, values: of })),
    );
}

/** The same for a person. @param isDetailed whether each value is named, as where one provider is asked for */
export function listText(
  all: readonly Listed[],
  values: readonly Pick<QuotedValue, 'addresses'>[],
  isDetailed: boolean,
): string {
  const lines = all.flatMap(({ provider, address, read, values: of }, index) => [
    ...(provider === all[index - 1]?.provider ? [] : [provider]),
    `  ${address}  ${of.length} ${of.length === 1 ? 'value' : 'values'}, ${read ?? 'never read'}`,
    ...(isDetailed ? of.map(({ file, row, field, value }) => `    ${file}  ${row}  ${field}  ${value}`) : []),
  ]);
  const count = new Set(all.map(({ address }) => address)).size;
  const frozen = values.filter(({ addresses }) => addresses.length === 0).length;
  return [
    ...lines,
    `${count} addresses for ${values.length} values; ${frozen} more cite only a record at a commit, which can never change.`,
    '',
  ].join('\n');
}
