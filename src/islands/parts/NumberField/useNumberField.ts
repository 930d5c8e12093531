import { useState } from 'react';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import type { NumberFieldSpec } from './fieldSpec';

/** How long an invalid value may stand before its message shows: '6' on the way to '60,00,000' is no mistake. */
const TYPING_PAUSE_MS = 600;

/** A text field, its slider and its chips, which show one number. */
export interface NumberFieldState {
  readonly spec: NumberFieldSpec;
  /** What stands in the text field, as typed */
  readonly text: string;
  /** The last valid number */
  readonly value: number;
  /** The error message, once the visitor has stopped typing or left the field */
  readonly problem: string | undefined;
  readonly onType: (text: string) => void;
  /** A slider, a chip or a step sets a number that is valid. */
  readonly onSet: (value: number) => void;
  /** The visitor has left the field or pressed Enter: tidies a valid text, or says what is wrong with it */
  readonly onSettle: () => void;
}

/**
 * Keeps what is typed into a number field apart from the number itself, which is valid at all times and belongs to the caller.
 * @param spec how the number is read and written
 * @param value the number; when it changes from elsewhere, so does the field
 * @param onChange gets each valid number
 */
export function useNumberField(
  spec: NumberFieldSpec,
  value: number,
  onChange: (value: number) => void,
): NumberFieldState {
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const rested = useDebouncedValue(draft, TYPING_PAUSE_MS);
  const reading = draft === undefined ? undefined : spec.read(draft);
  const saysWhatIsWrong = draft !== undefined && (draft === rested || draft === refused);

  return {
    spec,
    value,
    text: draft ?? spec.format(value),
    problem: saysWhatIsWrong ? reading?.problem : undefined,
    onType(text) {
      setDraft(text);
      const typed = spec.read(text);
      if (typed.problem === undefined) onChange(typed.value);
    },
    onSet(next) {
      setDraft(undefined);
      onChange(next);
    },
    onSettle() {
      if (reading?.problem === undefined) setDraft(undefined);
      else setRefused(draft);
    },
  };
}
