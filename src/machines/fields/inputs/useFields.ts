import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDebouncedValue } from '../hooks/useDebouncedValue';
import type { Updates } from '../hooks/useHashState';
import { nextStep } from '../NumberField/nextStep';
import { readTyped } from './readTyped';
import type { Input, Value, Values } from './types';

/** Delay before an error message, in milliseconds: '6' may become '60,00,000'. */
const TYPING_PAUSE_MS = 600;

/** A visitor's action on a field: typing and finishing a number, or choosing a value. */
export type Act =
  | { readonly type: 'type'; readonly text: string }
  /** The field was left, or Enter was pressed */
  | { readonly type: 'finish' }
  | { readonly type: 'set'; readonly value: Value }
  | { readonly type: 'step'; readonly direction: 1 | -1 };

/** The typed state of a number field. */
export interface Typed {
  /** The typed text; undefined if the field shows the number */
  readonly text?: string;
  /** The value before this edit, until the field is left */
  readonly before?: Value;
  /** Whether the visitor has finished and the text is invalid */
  readonly isRefused: boolean;
  /** How often the field was set or finished */
  readonly acts: number;
}

/** The texts of an island's number fields, and their problems. */
export interface Fields {
  readonly typed: Readonly<Record<string, Typed | undefined>>;
  /** Messages of the fields with invalid text, shown after a pause in typing or on blur */
  readonly problems: Readonly<Record<string, string | undefined>>;
  /** Whether there is a message, so that the answer is still for the last valid values */
  readonly isStale: boolean;
  /** A stable function */
  readonly act: (name: string, act: Act) => void;
}

/** The fields, with a stable function that sets several of them and drops what was typed. */
export interface FillableFields<V> extends Fields {
  /** The values without the edit in progress, whose number may be half typed */
  readonly settled: V;
  readonly fill: (values: Partial<V>) => void;
}

function afterAct(input: Input | undefined, { text, acts }: Typed, act: Act, values: Values, before: Value): Typed {
  if (act.type === 'type') return { text: act.text, before, isRefused: false, acts };
  const isRefused = act.type === 'finish' && readTyped(input, text, values).problem !== undefined;
  return { ...(isRefused && { text }), isRefused, acts: acts + 1 };
}

const UNTOUCHED: Typed = { isRefused: false, acts: 0 };

/**
 * Owns the typed text of an island's number fields. The numbers belong to the caller and are always valid.
 * @param inputs a stable object
 * @param change a stable function
 */
export function useFields<V extends Values>(
  inputs: Readonly<Partial<Record<keyof V, Input>>>,
  values: V,
  change: (updates: Updates<V>) => void,
): FillableFields<V> {
  const [typed, setTyped] = useState<Fields['typed']>({});
  const rested = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const before = useRef(values);
  const latest = useRef(values);
  /** Of each field that is being typed in: the value before, and whether a number typed since has replaced it */
  const edits = useRef(new Map<string, { readonly from: Value; readonly isReplaced: boolean }>());
  useLayoutEffect(() => {
    latest.current = values;
  });

  const act = useCallback(
    (name: string, act: Act): void => {
      const input = inputs[name];
      const set = (next: unknown): void => change({ [name]: next } as Updates<V>);
      const { from, isReplaced } = edits.current.get(name) ?? { from: latest.current[name] ?? null, isReplaced: false };
      setTyped((all) => ({ ...all, [name]: afterAct(input, all[name] ?? UNTOUCHED, act, latest.current, from) }));
      if (act.type !== 'type') edits.current.delete(name);
      if (act.type === 'set') set(act.value);
      else if (act.type === 'type') {
        const { value } = readTyped(input, act.text, latest.current);
        edits.current.set(name, { from, isReplaced: value !== undefined });
        if (value !== undefined) set(value);
        // The 2 of a 24 that is refused was never meant.
        else if (isReplaced) set(from);
      } else if (act.type === 'step' && input?.kind === 'number')
        set((now: number) => nextStep(input.spec.limits, now, act.direction));
    },
    [inputs, change],
  );

  const fill = useCallback(
    (next: Partial<V>): void => {
      setTyped({});
      edits.current.clear();
      // A number may be typed before the next render.
      latest.current = { ...latest.current, ...next };
      change(next);
    },
    [change],
  );

  // A number set elsewhere replaces invalid text.
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
    return Object.fromEntries(said.map(([name, one]) => [name, readTyped(inputs[name], one?.text, values).problem]));
  }, [inputs, typed, rested, values]);
  const isStale = Object.values(problems).some((problem) => problem !== undefined);
  const settled = useMemo(() => {
    const edited = Object.entries(typed).flatMap(([name, one]) =>
      one?.before === undefined ? [] : [[name, one.before]],
    );
    return edited.length === 0 ? values : { ...values, ...(Object.fromEntries(edited) as Partial<V>) };
  }, [typed, values]);
  return { typed, problems, isStale, settled, act, fill };
}
