// cspell:ignore Fnew
import type { Clock } from '../clock';
import { createClient } from './client';
import type { Answer, Send } from './request';
import { redirectTarget } from './redirects';

interface FakeClock extends Clock {
  /** Lets the time pass until nobody waits any longer. */
  readonly run: () => Promise<void>;
}

function fakeClock(): FakeClock {
  let now = 0;
  const waiting: { readonly until: number; readonly wake: () => void }[] = [];
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  return {
    now: () => now,
    sleep: (milliseconds) => new Promise((resolve) => waiting.push({ until: now + milliseconds, wake: resolve })),
    async run() {
      await settle();
      while (waiting.length > 0) {
        waiting.sort((a, b) => a.until - b.until);
        const next = waiting.shift()!;
        now = next.until;
        next.wake();
        await settle();
      }
    },
  };
}

function answer(status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Answer {
  return { status, headers: new Headers(headers), bytes: Buffer.from(body) };
}

interface Asked {
  readonly address: string;
  readonly at: number;
}

/** A network whose answers are given by address; all else is not found. Each answer takes a second. */
function network(clock: Clock, answers: Readonly<Record<string, Answer | readonly Answer[]>>) {
  const asked: Asked[] = [];
  const running = new Map<string, number>();
  let mostAtOnce = 0;
  const send: Send = async (address) => {
    const { host } = new URL(address);
    const count = (running.get(host) ?? 0) + 1;
    running.set(host, count);
    mostAtOnce = Math.max(mostAtOnce, count);
    const before = asked.filter((one) => one.address === address).length;
    asked.push({ address, at: clock.now() });
    await clock.sleep(1000);
    running.set(host, count - 1);
    const known = answers[address];
    return (Array.isArray(known) ? (known as readonly Answer[])[before] : (known as Answer | undefined)) ?? answer(404);
  };
  return { send, asked, mostAtOnce: () => mostAtOnce };
}

async function fetchAll(addresses: readonly string[], answers: Parameters<typeof network>[1], mirror?: string) {
  const clock = fakeClock();
  const net = network(clock, answers);
  const get = createClient({ clock, send: net.send, mirror });
  const outcomes = addresses.map((address) => get(address));
  await clock.run();
  return { outcomes: await Promise.all(outcomes), ...net };
}

const page = answer(200, { 'content-type': 'text/html' }, '<p>Rates');

test('asks a host for one thing at a time, with ten seconds between', async () => {
  const addresses = ['https://a.in/1', 'https://a.in/2', 'https://a.in/3'];
  const { asked, mostAtOnce } = await fetchAll(addresses, Object.fromEntries(addresses.map((one) => [one, page])));
  expect(mostAtOnce()).toBe(1);
  const times = asked.map(({ at }) => at);
  expect(asked[0]?.address).toBe('https://a.in/robots.txt');
  times.slice(1).forEach((time, index) => expect(time - times[index]!).toBeGreaterThanOrEqual(11_000));
});

test('other hosts do not wait for it', async () => {
  const { asked } = await fetchAll(['https://a.in/1', 'https://b.in/1'], {
    'https://a.in/1': page,
    'https://b.in/1': page,
  });
  expect(asked.filter(({ at }) => at === 0).map(({ address }) => address)).toEqual([
    'https://a.in/robots.txt',
    'https://b.in/robots.txt',
  ]);
});

test('without pauses where a mirror stands in for the hosts', async () => {
  const addresses = ['https://a.in/1', 'https://a.in/2'];
  const { asked } = await fetchAll(addresses, { 'https://a.in/1': page, 'https://a.in/2': page }, 'http://localhost:1');
  expect(Math.max(...asked.map(({ at }) => at))).toBe(2000);
});

test('obeys robots.txt, its pause too', async () => {
  const robots = answer(200, {}, 'User-agent: *\nDisallow: /private\nCrawl-delay: 60');
  const { outcomes, asked } = await fetchAll(['https://a.in/private/1', 'https://a.in/1', 'https://a.in/2'], {
    'https://a.in/robots.txt': robots,
    'https://a.in/1': page,
    'https://a.in/2': page,
  });
  expect(outcomes[0]).toMatchObject({
    kind: 'trouble',
    verdict: 'unreadable',
    cause: expect.stringContaining('robots.txt') as unknown,
  });
  expect(asked.map(({ address }) => address)).not.toContain('https://a.in/private/1');
  const [first, second] = asked.filter(({ address }) => /\d$/u.test(address));
  expect(second!.at - first!.at).toBeGreaterThanOrEqual(60_000);
});

test('a robots.txt that has moved is obeyed where it is now', async () => {
  const { outcomes } = await fetchAll(['https://a.in/private/rates', 'https://a.in/rates'], {
    'https://a.in/robots.txt': answer(301, { location: 'https://www.a.in/robots.txt' }),
    'https://www.a.in/robots.txt': answer(200, {}, 'User-agent: *\nDisallow: /private'),
    'https://a.in/private/rates': page,
    'https://a.in/rates': page,
  });
  expect(outcomes).toEqual([
    expect.objectContaining({ kind: 'trouble', cause: expect.stringContaining('robots.txt') as unknown }),
    expect.objectContaining({ kind: 'document' }),
  ]);
});

test('redirects of a robots.txt without an end forbid nothing', async () => {
  const { outcomes } = await fetchAll(['https://a.in/rates'], {
    'https://a.in/robots.txt': answer(302, { location: '/robots.txt' }),
    'https://a.in/rates': page,
  });
  expect(outcomes).toEqual([expect.objectContaining({ kind: 'document' })]);
});

test('fetches nothing while a robots.txt cannot be read', async () => {
  const { outcomes } = await fetchAll(['https://a.in/1'], {
    'https://a.in/robots.txt': answer(503),
    'https://a.in/1': page,
  });
  expect(outcomes[0]).toMatchObject({ kind: 'trouble', verdict: 'unreadable' });
});

test('tries again with growing pauses, then gives up', async () => {
  const { outcomes, asked } = await fetchAll(['https://a.in/1', 'https://b.in/1'], {
    'https://a.in/1': [answer(503), answer(503), page],
    'https://b.in/1': answer(503),
  });
  expect(outcomes[0]).toMatchObject({ kind: 'document' });
  expect(outcomes[1]).toMatchObject({
    kind: 'trouble',
    verdict: 'unreadable',
    cause: expect.stringContaining('503') as unknown,
  });
  const times = asked.filter(({ address }) => address === 'https://b.in/1').map(({ at }) => at);
  expect(times).toHaveLength(3);
  expect(times[2]! - times[1]!).toBeGreaterThan(times[1]! - times[0]!);
});

test.each([401, 403, 451])('takes a refusal (%d) as one', async (status) => {
  const { outcomes, asked } = await fetchAll(['https://a.in/1'], { 'https://a.in/1': answer(status) });
  expect(outcomes[0]).toMatchObject({ verdict: 'unreadable' });
  expect(asked.filter(({ address }) => address === 'https://a.in/1')).toHaveLength(1);
});

test('says that a page has moved only where its host says so for good', async () => {
  const { outcomes } = await fetchAll(['https://a.in/1', 'https://a.in/2', 'https://a.in/3'], {
    'https://a.in/1': answer(301, { location: 'https://b.in/new' }),
    'https://a.in/2': answer(302, { location: 'https://b.in/new' }),
    'https://a.in/3': answer(301, { location: '/3/' }),
    'https://a.in/3/': page,
    'https://b.in/new': page,
  });
  expect(outcomes.map((outcome) => outcome.kind === 'document' && outcome.isMoved)).toEqual([true, false, false]);
});

test.each([
  ['/new', 'https://a.in/new'],
  ['https://b.in/', 'https://b.in/'],
  ['/https%3A%2F%2Fb.in%2Fnew', 'https://b.in/new'],
  ['http://localhost:1/https%3A%2F%2Fb.in%2Fnew', 'https://b.in/new'],
])('a mirror may redirect to %s', (location, expected) => {
  expect(redirectTarget(location, 'https://a.in/old', 'http://localhost:1')).toBe(expected);
});
