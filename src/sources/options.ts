import { parseArgs } from 'node:util';

export interface Options {
  readonly help: boolean;
  readonly list: boolean;
  readonly json: boolean;
  readonly draft: boolean;
  readonly pullRequests: boolean;
  readonly only?: string | undefined;
  readonly since?: string | undefined;
  readonly mirror?: string | undefined;
}

export const USAGE = `npm run sources -- [options]

  --list            what would be read, by provider, and when it was read last; with --only, for which values
  --only PROVIDER   only the documents of one provider, by id or name; the ids head the groups of --list
  --since DAY       only what was not read since that day, such as 2026-11-01
  --mirror URL      takes URL/<address, percent-encoded> instead of the network
  --json            one object a line for each value; with --list, for each address
  --draft           writes what changed to the files, for you to review
  --pull-requests   makes one pull request a provider; for the weekly workflow, of all values
`;

/** @returns the options, or what is wrong with them */
export function readOptions(args: readonly string[]): Options | { readonly problem: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        draft: { type: 'boolean', default: false },
        'pull-requests': { type: 'boolean', default: false },
        only: { type: 'string' },
        since: { type: 'string' },
        mirror: { type: 'string' },
      },
    });
    const { since, mirror, 'pull-requests': pullRequests, ...others } = values;
    if (since !== undefined && !/^\d{4}-\d{2}-\d{2}$/u.test(since))
      return { problem: '--since wants a day such as 2026-11-01' };
    if (mirror !== undefined && !URL.canParse(mirror))
      return { problem: '--mirror wants an address such as http://localhost:8080' };
    if (pullRequests && (others.only !== undefined || since !== undefined))
      return { problem: '--pull-requests looks at all values; leave out --only and --since, or use --draft' };
    return { ...others, since, mirror: mirror?.replace(/\/$/u, ''), pullRequests };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
