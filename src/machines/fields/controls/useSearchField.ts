import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import type SearchField from '../../../ui/SearchField';
import { useNativeValue } from '../hooks/useNativeValue';
import { useTurns } from '../hooks/useTurns';

interface Search {
  readonly text: string;
  /** Whether the visitor is typing, so that the field's text is left alone */
  readonly isTyped: boolean;
  readonly onType: (text: string) => void;
  /** Called on submit and on blur */
  readonly onSettle: () => void;
}

/** @returns the props of an island's search field */
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

  // Going back is the visitor's own action, so the field follows even if focused.
  useEffect(() => {
    const onStep = (): void => setSteps((before) => before + 1);
    addEventListener('popstate', onStep);
    return () => removeEventListener('popstate', onStep);
  }, []);

  const send = (): void => {
    onSettle();
    // Closes the on-screen keyboard, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  const turns = useTurns<HTMLFormElement>(({ control, type, text: typed }) => {
    if (type === 'input') onType(typed);
    // Before hydration only the form knows that it was submitted.
    else if (type === 'enter' && control instanceof HTMLFormElement) send();
    else if (type === 'leave') onSettle();
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send();
  };
  return { form: { ...turns, onSubmit }, input: { ref: field, defaultValue: first } };
}
