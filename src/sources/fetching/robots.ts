import robotsParser from 'robots-parser';
import { AGENT_NAME, type Send } from './request';
import type { Turns } from './turns';

/** What a host lets us fetch. */
export interface Permission {
  readonly isAllowed: boolean;
  /** The host's own pause between two requests. */
  readonly pauseMs: number;
}

/** Reads each host's robots.txt once. Where it cannot be had, RFC 9309 decides: all is allowed after a 4xx, nothing after another failure. */
export function createRobots(send: Send, turns: Turns): (address: string) => Promise<Permission> {
  const byOrigin = new Map<string, Promise<ReturnType<typeof robotsParser> | undefined>>();

  async function read(origin: string): Promise<ReturnType<typeof robotsParser> | undefined> {
    const address = `${origin}/robots.txt`;
    const answer = await turns.take(new URL(origin).host, () => send(address, {}));
    if ('kind' in answer || answer.status >= 500) return undefined;
    return robotsParser(address, answer.status === 200 ? answer.bytes.toString('utf8') : '');
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
