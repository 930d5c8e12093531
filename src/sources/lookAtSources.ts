import path from 'node:path';
import { domainsOf } from '../checks/records';
import { hostOf, ownerOf } from '../checks/rules/outwardLinks';
import type { Site } from '../checks/model';
import type { Clock } from './clock';
import { decide, settles } from './decide';
import { createClient } from './fetching/client';
import type { Send } from './fetching/request';
import type { SourceFinding } from './finding';
import { MEMORY_FOLDER, openMemory } from './memory/memory';
import { failedReport, keyOf, readAddress, type AddressReader, type AddressReport } from './readAddress';
import { newRows } from './reading/newRows';
import { newTenures } from './reading/newTenures';
import { namesIn } from './watched/siteNames';
import type { QuotedValue } from './watched/quotedValue';

/** Hosts that are asked at the same time. */
const HOSTS_AT_ONCE = 8;

export interface LookOptions {
  readonly root: string;
  readonly site: Site;
  readonly values: readonly QuotedValue[];
  readonly clock: Clock;
  readonly mirror?: string | undefined;
  readonly send?: Send;
  /** Called when an address has been read. */
  readonly onAddress?: (report: AddressReport, index: number, count: number) => void;
}

/** Looks at every address of the values, the best first, until each value is settled or has none left. */
export async function lookAtSources({
  root,
  site,
  values,
  clock,
  mirror,
  send,
  onAddress,
}: LookOptions): Promise<readonly SourceFinding[]> {
  const memory = openMemory(path.join(root, MEMORY_FOLDER));
  const domains = domainsOf(site) ?? new Map<string, string>();
  const names = namesIn(site);
  const reader: AddressReader = {
    get: createClient({ clock, mirror, ...(send && { send }) }),
    memory,
    today: site.today,
    namesOf: names.of,
    isOwn: (value, address) => {
      const owner = ownerOf(hostOf(address), domains);
      if (value.file === 'src/content/figures.yml') return true;
      return (
        owner !== undefined &&
        (names.providers.namedIn(owner).has(value.subject) || value.publisherNames.includes(owner))
      );
    },
  };
  const wasSeen = (value: QuotedValue, address: string): boolean =>
    memory.values(address)[keyOf(value)]?.seen !== undefined;
  const reports = new Map<string, AddressReport>();
  const added: SourceFinding[] = [];
  const valuesAt = new Map<string, QuotedValue[]>();
  for (const value of values) {
    for (const address of value.addresses) valuesAt.set(address, [...(valuesAt.get(address) ?? []), value]);
  }

  for (;;) {
    const next = values.flatMap((value) => addressToAsk(value, reports) ?? []);
    const asked = [...new Set(next)];
    if (asked.length === 0) break;
    await byHost(asked, async (address) => {
      const at = valuesAt.get(address) ?? [];
      const report = await readAddress(address, at, reader).catch((error: unknown) => failedReport(address, error));
      added.push(...newRows(report.page, at, names), ...newTenures(report.page, report.sightings));
      // Three hundred documents would be too many to keep.
      reports.set(address, { ...report, page: undefined });
      memory.save(hostOf(address));
      onAddress?.(report, reports.size, reports.size + asked.length);
    });
  }
  const findings = values.map((value) => decide(value, reports, wasSeen));
  return [...findings, ...added];
}

/** The next address of a value that none before has settled. */
function addressToAsk(value: QuotedValue, reports: ReadonlyMap<string, AddressReport>): string | undefined {
  for (const address of value.addresses) {
    const report = reports.get(address);
    if (!report) return address;
    if (settles(report, value)) return undefined;
  }
  return undefined;
}

/** Runs a task for each address: several hosts at once, one address of a host after the other. */
async function byHost(addresses: readonly string[], task: (address: string) => Promise<void>): Promise<void> {
  const groups = new Map<string, string[]>();
  for (const address of addresses) groups.set(hostOf(address), [...(groups.get(hostOf(address)) ?? []), address]);
  const queue = [...groups.values()];
  const work = async (): Promise<void> => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      for (const address of group) await task(address);
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
}
