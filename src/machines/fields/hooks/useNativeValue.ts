import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Options {
  /** Whether the field holds the visitor's own text, which is kept */
  readonly isTyped?: boolean;
  /** Increases each time the visitor sets or finishes this field; only then is it updated while focused */
  readonly acts?: number;
}

/**
 * Shows a value in an uncontrolled field (`defaultValue`, never `value`). A focused field is not updated from elsewhere, or keys and composed words
 * would be lost; it is updated on blur.
 */
export function useNativeValue(
  ref: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  { isTyped = false, acts = 0 }: Options,
): void {
  const written = useRef<number>(undefined);
  const onLeave = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const field = ref.current;
    const isFirst = written.current === undefined;
    const isOwn = written.current !== acts;
    written.current = acts;
    const write = (): void => {
      if (!field || isTyped || field.value === value) return;
      const isSelected = field === document.activeElement && getSelection()?.toString() === field.value;
      field.value = value;
      // Keeps the text selected, so that the next key replaces it.
      if (isSelected && field instanceof HTMLInputElement) field.select();
    };
    onLeave.current = write;
    // The first render matches the HTML; the visitor's own changes are processed afterwards.
    if (!isFirst && (isOwn || field !== document.activeElement)) write();
  });

  useEffect(() => {
    const leave = (): void => onLeave.current?.();
    const field = ref.current;
    field?.addEventListener('blur', leave);
    return () => field?.removeEventListener('blur', leave);
  }, [ref]);
}
