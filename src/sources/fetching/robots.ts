import robotsParser from 'robots-parser';
import { isRedirect, MOST_REDIRECTS, redirectTarget } from './redirects';
import { AGENT_NAME, type Send } from './request';
import type { Turns } from './turns';

/** What a host lets us fetch. */
export interface Permission {
  readonly isAllowed: boolean;
  /** The host's own pause between two requests. */
  readonly pauseMs: number;
}

/**
 * Reads each host's robots.txt once. RFC 9309 decides about the rest: five redirects are followed, also to other hosts, and what they lead to holds for
 * the first one; where the file cannot be had, all is allowed after a 4xx or more redirects, nothing after another failure.
 *
 * @param mirror a server that replaces all hosts, as in client.ts
 */
export function createRobots(send: Send, turns: Turns, mirror?: string): (address: string) => Promise<Permission> {
  const byOrigin = new Map<string, Promise<ReturnType<typeof robotsParser> | undefined>>();

  async function read(origin: string): Promise<ReturnType<typeof robotsParser> | undefined> {
    const address = `${origin}/robots.txt`;
    let current = address;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await turns.take(new URL(current).host, () => send(current, {}));
      if ('kind' in answer || answer.status >= 500) return undefined;
      const location = answer.headers.get('location');
      if (!isRedirect(answer.status) || location === null)
        return robotsParser(address, answer.status === 200 ? answer.bytes.toString('utf8') : '');
      current = redirectTarget(location, current, mirror);
      if (!/^https?:/u.test(current)) return undefined;
    }
    return robotsParser(address, '');
  }

  return async (address) => {
    const { origin } = new URL(address);
    const rules = byOrigin.get(origin) ?? read(origin);
    byOrigin.set(origin, rules);
    const robots = await rules;
    return {
      isAllowed: robots !== undefined && robots.isAllowed(address, AGENT_NAME) !== false,
      pauseMs: (robots?.getCrawlDelay(AGENT_NAME) ?? 0) * 1000,
    };
  };
}
