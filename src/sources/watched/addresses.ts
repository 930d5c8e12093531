/** Where a value is looked for. */

/** An address whose content is fixed by a commit: what it says today it says for ever, so that nothing can be learned from it. */
export function isFrozen(address: string): boolean {
  return /^https:\/\/(?:raw\.githubusercontent\.com|github\.com)\/[^/]+\/[^/]+\/(?:(?:blob|tree|raw)\/)?[0-9a-f]{40}(?:\/|$)/u.test(
    address,
  );
}

/** The address without the part that a browser keeps for itself. */
export function withoutHash(address: string): string {
  return address.replace(/#.*$/u, '');
}
