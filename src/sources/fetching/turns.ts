import type { Clock } from '../clock';

/** Between two requests to one host. */
const PAUSE_MS = 10_000;

/** Gives each host one request at a time, with a pause after it. */
export interface Turns {
  /** Runs a task when it is the host's turn. @param pauseMs after it, if the host asks for more than our own */
  readonly take: <Result>(host: string, task: () => Promise<Result>, pauseMs?: number) => Promise<Result>;
}

/** @param areWithoutPauses for a mirror, which stands in for all hosts and belongs to whoever runs it */
export function createTurns(clock: Clock, areWithoutPauses: boolean): Turns {
  const last = new Map<string, Promise<void>>();

  return {
    async take(host, task, pauseMs = 0) {
      const before = last.get(host) ?? Promise.resolve();
      let done: () => void = () => undefined;
      last.set(host, new Promise((resolve) => (done = resolve)));
      await before;
      try {
        return await task();
      } finally {
        if (areWithoutPauses) done();
        // The task's own result does not wait for the pause; the next task of the host does.
        else void clock.sleep(Math.max(PAUSE_MS, pauseMs)).then(done);
      }
    },
  };
}
