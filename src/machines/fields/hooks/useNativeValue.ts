import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Options {
  /** Whether what stands in the field is the visitor's own text, and stays */
  readonly isTyped?: boolean;
  /** Another number each time that the visitor sets or finishes this field: only then is it written while it has the focus */
  readonly acts?: number;
}

/**
 * Shows a value in a field whose text belongs to the browser (`defaultValue`, never `value`). A field that somebody may be writing in is not
 * written from elsewhere, or keys and the words of a keyboard that composes them would be lost; it is written when it is left.
 */
export function useNativeValue(
  ref: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  { isTyped = false, acts = 0 }: Options = {},
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
      // The next key is still to replace it.
      if (isSelected && field instanceof HTMLInputElement) field.select();
    };
    onLeave.current = write;
    // The first render is that of the HTML, and the visitor's own changes of it are yet to be taken.
    if (!isFirst && (isOwn || field !== document.activeElement)) write();
  });

  useEffect(() => {
    const leave = (): void => onLeave.current?.();
    const field = ref.current;
    field?.addEventListener('blur', leave);
    return () => field?.removeEventListener('blur', leave);
  }, [ref]);
}
