import type { SubmitEvent } from 'react';

/**
 * What a search field does when it is sent: what is typed goes into the address, and the keyboard of a phone, which covers what
 * was found, goes away.
 */
export function settleOnSubmit(settle: () => void): (event: SubmitEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    settle();
    if (matchMedia('(pointer: coarse)').matches) event.currentTarget.querySelector('input')?.blur();
  };
}
