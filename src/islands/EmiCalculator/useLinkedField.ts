import { useState } from 'react';
import { useDebouncedValue } from '../hooks/useDebouncedValue';
import type { FieldSpec } from './fields';
import { readField } from './readField';

/** A text field and a slider that show one figure. */
export interface LinkedField {
  readonly spec: FieldSpec;
  /** What stands in the text field, as typed. */
  readonly text: string;
  /** The last valid figure. */
  readonly value: number;
  /** What is wrong with the text, once the visitor has stopped typing or left the field. */
  readonly problem: string | undefined;
  readonly onType: (text: string) => void;
  readonly onSlide: (value: number) => void;
  /** The visitor has left the field or pressed Enter: tidy a valid text, or say what is wrong with it. */
  readonly onSettle: () => void;
}

/** How long a half-typed figure may be wrong before we say so: '6' on the way to '60,00,000' is no mistake. */
const TYPING_PAUSE_MS = 600;

/** @throws {RangeError} when a page starts the calculator outside its own limits; the build then fails. */
function startingValue(spec: FieldSpec): number {
  const { value, problem } = readField(spec, spec.format(spec.initial));
  if (value === undefined) throw new RangeError(`EmiCalculator, ${spec.label} ${spec.initial}: ${problem}`);
  return value;
}

/** Keeps one input's text, its last valid figure, and whether to complain. */
export function useLinkedField(spec: FieldSpec): LinkedField {
  const [text, setText] = useState(() => spec.format(spec.initial));
  const [value, setValue] = useState(() => startingValue(spec));
  const [isWarned, setIsWarned] = useState(false);
  const reading = readField(spec, text);
  const isInvalid = reading.problem !== undefined;

  const hasRested = useDebouncedValue(text, TYPING_PAUSE_MS) === text;
  if (isInvalid && hasRested && !isWarned) setIsWarned(true);

  const accept = (newText: string, newValue: number): void => {
    setText(newText);
    setValue(newValue);
    setIsWarned(false);
  };

  return {
    spec,
    text,
    value,
    problem: isWarned ? reading.problem : undefined,
    onType: (newText) => {
      const typed = readField(spec, newText);
      if (typed.value === undefined) setText(newText);
      else accept(newText, typed.value);
    },
    onSlide: (newValue) => accept(spec.format(newValue), newValue),
    onSettle: () => {
      if (reading.value === undefined) setIsWarned(true);
      else setText(spec.format(reading.value));
    },
  };
}
