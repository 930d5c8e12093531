import { useState } from 'react';

/**
 * A value, or while `isHeld` the one from when that began: a result that is called the last one stays that of the last valid input, whatever the
 * visitor changes in other fields.
 */
export function useHeld<Value extends object>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState<Value>();
  // Only at either end: no further render while a visitor types or slides.
  if (isHeld !== (held !== undefined)) setHeld(isHeld ? value : undefined);
  return (isHeld ? held : undefined) ?? value;
}
