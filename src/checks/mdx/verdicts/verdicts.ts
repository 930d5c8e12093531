import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Tinypool } from 'tinypool';
import { validateMdxFile } from '../validateMdxFile';
import type { MdxFileInput } from '../validateMdxFile';
import { openVerdictCache } from './verdictCache';

/** Files that one thread judges sooner than others are started: each takes about a second to begin. */
const FEW = 64;
/** Files handed to a thread at once, which keeps all of them busy to the end. */
const BATCH = 16;

export interface Verdicts {
  /** Whether the file has no problem. One that has is best validated again, for what is wrong with it. */
  inOrder(input: MdxFileInput): Promise<boolean>;
  /** Keeps what was found for the next run and stops the threads. More may be asked afterwards. */
  close(): Promise<void>;
}

interface Waiting {
  readonly input: MdxFileInput;
  readonly answer: (inOrder: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Judges many files fast: those that were in order at the last run are known, and the others are spread over all processors.
 * @param name of the kind of run, under which its verdicts are kept
 * @param root of the repository
 */
export function createVerdicts(name: string, root: string): Verdicts {
  const cache = openVerdictCache(name, root);
  let judged = 0;
  let pool: Promise<Tinypool> | undefined;
  let waiting: Waiting[] = [];

  function ask(input: MdxFileInput): Promise<boolean> {
    return new Promise((answer, fail) => {
      if (waiting.length === 0) setImmediate(send);
      waiting.push({ input, answer, fail });
      if (waiting.length === BATCH) send();
    });
  }

  function send(): void {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    pool ??= startPool();
    pool
      .then((threads) => threads.run(batch.map(({ input }) => input)) as Promise<boolean[]>)
      .then(
        (verdicts) => batch.forEach(({ answer }, index) => answer(verdicts[index] ?? false)),
        (error: unknown) => batch.forEach(({ fail }) => fail(error)),
      );
  }

  return {
    async inOrder(input) {
      if (cache.has(input)) return true;
      judged += 1;
      const inOrder = judged <= FEW ? validateMdxFile(input).length === 0 : await ask(input);
      if (inOrder) cache.add(input);
      return inOrder;
    },
    async close() {
      cache.save();
      judged = 0;
      await (await pool)?.destroy();
      pool = undefined;
    },
  };
}

async function startPool(): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: path.join(__dirname, 'worker.mjs'),
    maxThreads: availableParallelism(),
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
}
