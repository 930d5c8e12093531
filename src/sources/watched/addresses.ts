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

/** The host of an address without "www.". */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./u, '');
}

/** Who owns a host, by the reviewed list of domains. */
export function ownerOf(address: string, domains: ReadonlyMap<string, string>): string | undefined {
  const labels = hostOf(address).split('.');
  for (let start = 0; start < labels.length - 1; start += 1) {
    const owner = domains.get(labels.slice(start).join('.'));
    if (owner !== undefined) return owner;
  }
  return undefined;
}
