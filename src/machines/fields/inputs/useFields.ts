import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDebouncedValue } from '../hooks/useDebouncedValue';
import type { Changes } from '../hooks/useHashState';
import { nextStep } from '../NumberField/nextStep';
import type { Input, Value, Values } from './types';

/** How long an invalid value may stand before its message shows: '6' on the way to '60,00,000' is no mistake. */
const TYPING_PAUSE_MS = 600;

/** What a visitor does with a field: they type a number and finish, or they choose a value. */
export type Act =
  | { readonly type: 'type'; readonly text: string }
  /** The field was left, or Enter was pressed */
  | { readonly type: 'finish' }
  | { readonly type: 'set'; readonly value: Value }
  | { readonly type: 'step'; readonly direction: 1 | -1 };

/** What a visitor is doing with the text of a number field. */
export interface Typed {
  /** What stands in the field, as typed; undefined where it shows the number */
  readonly text?: string;
  /** Whether they have finished, and the text cannot be used */
  readonly isRefused: boolean;
  /** How often they have set or finished it */
  readonly acts: number;
}

/** The texts of the number fields of an island, and what is wrong with them. */
export interface Fields {
  readonly typed: Readonly<Record<string, Typed | undefined>>;
  /** The message at each field whose text cannot be used, once the visitor has stopped typing or left it */
  readonly problems: Readonly<Record<string, string | undefined>>;
  /** Whether there is such a message, so that the answer is that of the last valid values */
  readonly isStale: boolean;
  /** The same function in every render */
  readonly act: (name: string, act: Act) => void;
}

function readAs(
  input: Input | undefined,
  text: string | undefined,
): { readonly value?: number | undefined; readonly problem?: string | undefined } {
  return input?.kind === 'number' && text !== undefined ? input.spec.read(text) : {};
}

function afterAct(input: Input | undefined, { text, acts }: Typed, act: Act): Typed {
  if (act.type === 'type') return { text: act.text, isRefused: false, acts };
  const isRefused = act.type === 'finish' && readAs(input, text).problem !== undefined;
  return { ...(isRefused && { text }), isRefused, acts: acts + 1 };
}

const UNTOUCHED: Typed = { isRefused: false, acts: 0 };

/**
 * The one owner of what is typed into the number fields of an island. The numbers belong to the caller and are valid at all times.
 * @param inputs the same object in every render
 * @param change the same function in every render
 */
export function useFields<Own extends Values>(
  inputs: Readonly<Partial<Record<keyof Own, Input>>>,
  values: Own,
  change: (changes: Changes<Own>) => void,
): Fields {
  const [typed, setTyped] = useState<Fields['typed']>({});
  const rested = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const before = useRef(values);

  const act = useCallback(
    (name: string, act: Act): void => {
      const input = inputs[name];
      const set = (next: unknown): void => change({ [name]: next } as Changes<Own>);
      setTyped((all) => ({ ...all, [name]: afterAct(input, all[name] ?? UNTOUCHED, act) }));
      if (act.type === 'set') set(act.value);
      else if (act.type === 'type') {
        const { value } = readAs(input, act.text);
        if (value !== undefined) set(value);
      } else if (act.type === 'step' && input?.kind === 'number')
        set((now: number) => nextStep(input.spec.limits, now, act.direction));
    },
    [inputs, change],
  );

  // A number that was set elsewhere replaces a text that could not be used.
  useEffect(() => {
    const last = before.current;
    before.current = values;
    setTyped((all) => {
      const overtaken = Object.keys(all).filter((name) => all[name]?.isRefused && !Object.is(values[name], last[name]));
      if (overtaken.length === 0) return all;
      return { ...all, ...Object.fromEntries(overtaken.map((name) => [name, undefined])) };
    });
  }, [values]);

  const problems = useMemo(() => {
    const said = Object.entries(typed).filter(([name, one]) => one && (one.isRefused || one === rested[name]));
    return Object.fromEntries(said.map(([name, one]) => [name, readAs(inputs[name], one?.text).problem]));
  }, [inputs, typed, rested]);
  const isStale = Object.values(problems).some((problem) => problem !== undefined);
  return { typed, problems, isStale, act };
}
