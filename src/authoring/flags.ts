import { didYouMean } from '../lib/didYouMean';
import { EditorError } from './scaffold/question';

export interface Flags {
  /** What stands before the flags. */
  readonly words: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  /** Whether `--yes` was given: ask nothing. */
  readonly yes: boolean;
}

/** Reads `--name value`, `--name=value` and `--yes`. @throws EditorError for a flag without a value, or given twice */
export function readFlags(args: readonly string[]): Flags {
  const words: string[] = [];
  const values = new Map<string, string>();
  let yes = false;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--yes') {
      yes = true;
      continue;
    }
    const match = /^--([a-z][\w-]*)(?:=([^]*))?$/i.exec(arg);
    if (!match) {
      words.push(arg);
      continue;
    }
    const [, name = '', inline] = match;
    const value = inline ?? args[(index += 1)];
    if (value === undefined) throw new EditorError(`--${name}: write its value behind it, in quotes`);
    if (values.has(name)) throw new EditorError(`--${name}: given twice; keep one`);
    values.set(name, value);
  }
  return { words, values, yes };
}

/** @throws EditorError for a flag that nothing asks for, with the nearest one as a hint */
export function refuseUnknown({ values }: Flags, known: readonly string[]): void {
  for (const name of values.keys()) {
    if (known.includes(name)) continue;
    const flags = known.map((other) => `--${other}`);
    throw new EditorError(
      `--${name}: there is no such flag; ${didYouMean(`--${name}`, flags) || `write ${flags.join(', ')}`}`,
    );
  }
}
