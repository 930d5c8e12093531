import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { takeTurns, textOf, type Turn } from '../../../islands/runtime/turns';

interface TurnProps<Part extends HTMLElement> {
  readonly ref: RefObject<Part | null>;
  readonly onInput: (event: SyntheticEvent) => void;
  readonly onClick: (event: SyntheticEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: SyntheticEvent) => void;
}

/**
 * Answers what a visitor does in a part of an island: with its fields, boxes, selects and buttons. What they did before React was there
 * comes the same way, all of it before the next render. So `act` must not rely on values of the last render: it passes functions of
 * them.
 * @returns the props of the element around these controls. Of parts in one another, each answers its own controls only
 */
export function useTurns<Part extends HTMLElement>(act: (turn: Turn) => void): TurnProps<Part> {
  const ref = useRef<Part>(null);
  const latest = useRef(act);

  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => {
    if (ref.current) takeTurns(ref.current, (turn) => latest.current(turn));
  }, []);

  const take = (type: Turn['type'], control: EventTarget | null): void => {
    if (control instanceof HTMLElement) act({ control, type, text: textOf(control), at: performance.now() });
  };
  return {
    ref,
    onInput: ({ target }) => take('input', target),
    onClick: ({ target }) => take('press', (target as Element).closest('button')),
    onKeyDown: ({ key, target, nativeEvent }) => {
      // While a word is composed, as in Hindi, Enter accepts it.
      if (key === 'Enter' && !nativeEvent.isComposing && target instanceof HTMLInputElement) take('enter', target);
    },
    onBlur: ({ target }) => take('leave', target),
  };
}
