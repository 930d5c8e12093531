import path from 'node:path';
import '../../checks/closedPipe';
import { readSite } from '../../checks/model';
import { systemClock } from '../clock';
import { writeDraft } from '../drafts/draft';
import { lookAtSources } from '../lookAtSources';
import { MEMORY_FOLDER, openMemory } from '../memory/memory';
import { readOptions, USAGE } from '../options';
import { gitHub, hostSettings } from '../pullRequests/host';
import { publish } from '../pullRequests/publish';
import { draftText, listed, listText, progressLine, summary } from '../printing';
import type { QuotedValue } from '../watched/quotedValue';
import { quotedValues } from '../watched/quotedValues';

/** Looks at the documents behind the values of the site. Run from the root of the repository; nothing else of the site fetches anything. */
const options = readOptions(process.argv.slice(2));
if ('problem' in options) refuse(`${options.problem}\n\n${USAGE}`);
if (options.help) {
  process.stdout.write(USAGE);
  process.exit();
}
// Before the first page is read: that takes an hour.
const settings = options.pullRequests ? hostSettings(process.env) : undefined;
if (settings && 'problem' in settings) refuse(settings.problem);

const root = process.cwd();
const site = readSite(root);
const memory = openMemory(path.join(root, MEMORY_FOLDER));

/** Says why nothing is looked at. */
function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/** The last day on which a value was decided at an address. */
function lastRead(address: string): string | undefined {
  return Object.values(memory.values(address))
    .map(({ looked }) => looked)
    .sort()
    .at(-1);
}

function isOf({ publisher, publisherNames }: QuotedValue, provider: string): boolean {
  const name = provider.toLowerCase();
  return publisher === name || publisherNames.some((one) => one.toLowerCase() === name);
}

const { only, since } = options;
const isAskedFor = (value: QuotedValue): boolean => {
  if (only !== undefined && !isOf(value, only)) return false;
  return since === undefined || value.addresses.every((address) => (lastRead(address) ?? '') < since);
};

const all = quotedValues(site);
if (only !== undefined && !all.some((value) => isOf(value, only)))
  refuse(`--only wants a provider that has values, by its id or name; "${only}" has none. --list shows the ids`);
const values = all.filter(isAskedFor);
if (options.list) {
  const addresses = listed(values, lastRead);
  process.stdout.write(
    options.json
      ? addresses.map((one) => `${JSON.stringify(one)}\n`).join('')
      : listText(addresses, values, only !== undefined),
  );
} else {
  const onAddress = (report: Parameters<typeof progressLine>[0], index: number): void => {
    if (process.stderr.isTTY) process.stderr.write(progressLine(report, index));
  };
  const findings = await lookAtSources({ root, site, values, clock: systemClock, mirror: options.mirror, onAddress });
  if (options.json) for (const finding of findings) process.stdout.write(`${JSON.stringify(finding)}\n`);
  const output = options.json ? process.stderr : process.stdout;
  output.write(summary(findings));
  if (settings) {
    const say = (line: string): boolean => process.stderr.write(`${line}\n`);
    await publish({ root, findings, values, host: gitHub(settings), say });
  }
  if (options.draft) output.write(draftText(await writeDraft(root, site, findings, values)));
}
