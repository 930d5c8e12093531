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
 * Handles a visitor's actions in a part of an island: fields, checkboxes, selects and buttons. Actions from before hydration arrive the same way, all
 * before the next render, so `act` must not rely on the last render's values: it passes functions of them.
 * @returns the props of the element around these controls. Of nested parts, each handles only its own controls
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
      // During IME composition, as in Hindi, Enter accepts the word.
      if (key === 'Enter' && !nativeEvent.isComposing && target instanceof HTMLInputElement) take('enter', target);
    },
    onBlur: ({ target }) => take('leave', target),
  };
}
