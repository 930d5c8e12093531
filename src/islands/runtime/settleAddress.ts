/** Asks islands to write what a visitor typed into the address now, and not after a pause. Before hydration the inline loader answers. */
export const SETTLE_ADDRESS = 'settleaddress';

/** Lets the address hold all that was typed: before it is shared, kept or printed, or leads elsewhere. */
export function settleAddress(): void {
  dispatchEvent(new Event(SETTLE_ADDRESS));
}
