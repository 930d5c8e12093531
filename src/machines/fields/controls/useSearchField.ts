import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import type SearchField from '@site/src/ui/SearchField';
import { useNativeValue } from '../hooks/useNativeValue';
import { useTurns } from '../hooks/useTurns';

interface Search {
  /** What is searched for */
  readonly text: string;
  /** Whether it is being typed, so that the text in the field stays as it is */
  readonly isTyped: boolean;
  readonly onType: (text: string) => void;
  /** The field was sent or left */
  readonly onSettle: () => void;
}

/** @returns the props of a search field that an island answers */
export function useSearchField({
  text,
  isTyped,
  onType,
  onSettle,
}: Search): Required<Pick<ComponentProps<typeof SearchField>, 'form' | 'input'>> {
  const field = useRef<HTMLInputElement>(null);
  const [first] = useState(text);
  const [steps, setSteps] = useState(0);
  useNativeValue(field, text, { isTyped, acts: steps });

  // Going back is an act of the visitor, so the field follows even if it has the focus.
  useEffect(() => {
    const onStep = (): void => setSteps((before) => before + 1);
    addEventListener('popstate', onStep);
    return () => removeEventListener('popstate', onStep);
  }, []);

  const send = (): void => {
    onSettle();
    // The keyboard of a phone covers what was found.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  const turns = useTurns<HTMLFormElement>(({ control, type, text: typed }) => {
    if (type === 'input') onType(typed);
    // Before React was there, only the form knows that it was sent.
    else if (type === 'enter' && control instanceof HTMLFormElement) send();
    else if (type === 'leave') onSettle();
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send();
  };
  return { form: { ...turns, onSubmit }, input: { ref: field, defaultValue: first } };
}
