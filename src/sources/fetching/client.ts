import type { Clock } from '../clock';
import { trouble, type Outcome, type Validators } from './outcome';
import {
  isFrontPage,
  isLoginPage,
  isPermanent,
  isRedirect,
  isSamePage,
  MOST_REDIRECTS,
  redirectTarget,
} from './redirects';
import { createSend, type Answer, type Send } from './request';
import { createRobots } from './robots';
import { createTurns } from './turns';

/** Before the second and the third try. */
const RETRY_PAUSES_MS = [30_000, 120_000];

const GONE = new Set([404, 410]);
const REFUSED: Readonly<Record<number, string>> = {
  401: 'asks for a password',
  403: 'refuses us',
  429: 'says we ask too often',
  451: 'withheld for legal reasons',
};

export interface ClientOptions {
  readonly clock: Clock;
  readonly mirror?: string | undefined;
  /** Sends one request; tests replace it. */
  readonly send?: Send;
}

/** Fetches as a considerate clerk would: one request at a time for a host, its robots.txt obeyed, and no second way in where a host refuses. */
export function createClient({ clock, mirror, send = createSend(mirror) }: ClientOptions) {
  const turns = createTurns(clock, mirror !== undefined);
  const permission = createRobots(send, turns, mirror);

  /** One request, tried again while the failure may pass. */
  async function sendAgain(address: string, validators: Validators, pauseMs: number): ReturnType<Send> {
    for (const wait of [...RETRY_PAUSES_MS, undefined]) {
      const answer = await turns.take(new URL(address).host, () => send(address, validators), pauseMs);
      const mayPass = 'kind' in answer ? answer.mayPass : answer.status >= 500 || answer.status === 429;
      if (!mayPass || wait === undefined) return answer;
      if (mirror === undefined) await clock.sleep(wait);
    }
    throw new Error('unreachable: the last try returns');
  }

  return async function get(address: string, validators: Validators = {}): Promise<Outcome> {
    let current = address;
    let isMoved = false;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const { isAllowed, pauseMs } = await permission(current);
      if (!isAllowed) return trouble('unreadable', 'the host’s robots.txt asks not to fetch it');
      const answer = await sendAgain(current, hop === 0 ? validators : {}, pauseMs);
      if ('kind' in answer) return trouble(answer.verdict, answer.cause);
      const location = answer.headers.get('location');
      if (!isRedirect(answer.status) || location === null) return outcomeOf(answer, current, address, isMoved);
      const next = redirectTarget(location, current, mirror);
      if (!/^https?:/u.test(next)) return trouble('unreadable', `leads to ${next}`);
      if (isLoginPage(next) && !isLoginPage(current)) return trouble('unreadable', `login wall: leads to ${next}`);
      isMoved ||= isPermanent(answer.status) && !isSamePage(current, next);
      current = next;
    }
    return trouble('unreadable', `more than ${MOST_REDIRECTS} redirects`);
  };
}

function outcomeOf({ status, headers, bytes }: Answer, address: string, asked: string, isMoved: boolean): Outcome {
  if (status === 304) return { kind: 'unchanged' };
  if (GONE.has(status))
    return trouble('gone', `the host answers ${status}${address === asked ? '' : ` at ${address}`}`);
  if (status < 200 || status >= 300) {
    return trouble('unreadable', `the host ${REFUSED[status] ?? 'fails'} (${status})`);
  }
  if (isFrontPage(address) && !isFrontPage(asked)) return trouble('moved', `leads to the front page ${address}`);
  const validators = {
    etag: headers.get('etag') ?? undefined,
    lastModified: headers.get('last-modified') ?? undefined,
  };
  return {
    kind: 'document',
    bytes,
    type: (headers.get('content-type') ?? '').toLowerCase(),
    validators,
    address,
    isMoved,
  };
}
