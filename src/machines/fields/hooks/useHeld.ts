import { useState } from 'react';

/**
 * The value, or while `isHeld` the one at its start: while a field is refused, the "last result" stays that of the last valid input, whatever the
 * visitor changes in other fields.
 */
export function useHeld<Value extends object>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState<Value>();
  // Set only when `isHeld` changes: no further render while a visitor types or slides.
  if (isHeld !== (held !== undefined)) setHeld(isHeld ? value : undefined);
  return (isHeld ? held : undefined) ?? value;
}
