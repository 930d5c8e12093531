import { trackingProblem } from '../../content/schemas/textRules';
import { didYouMean } from '../../lib/didYouMean';
import { neverOfficial } from './hosts';

/** Reviewed domains with their owners. */
export type Domains = ReadonlyMap<string, string>;

function parsed(link: string): URL | undefined {
  try {
    return new URL(link);
  } catch {
    return undefined;
  }
}

/**
 * The host that a browser opens, without "www."; empty if the link has none. A regular expression would find another one in
 * `https://axisbank.com:x@evil.example`.
 */
export function hostOf(link: string): string {
  return parsed(link)?.hostname.replace(/^www\./, '') ?? '';
}

/** The owner of a host: of its own domain, or else of its nearest parent domain, as a bank's fund house has a part of the bank's domain. */
export function ownerOf(host: string, domains: Domains): string | undefined {
  const [, ...parent] = host.split('.');
  return domains.get(host) ?? (parent.length > 0 ? ownerOf(parent.join('.'), domains) : undefined);
}

/** Forms of links that can hide their target. The list of reviewed domains cannot cover them, so they are refused. */
const disguises: readonly (readonly [(link: string, url: URL) => boolean, string])[] = [
  [(_link, { username, password }) => username + password !== '', 'what stands before "@" is no part of the address'],
  [(_link, { port }) => port !== '', 'write the address without a port, the number after the name of the site'],
  [(link) => link.includes('\\'), 'write "/" instead of "\\"'],
  [(link) => /%(?:2f|5c)/i.test(link), 'write "/" instead of "%2F" and "%5C", or link to another page'],
  [(link) => /[^\x21-\x7e]/.test(link), 'copy the address from the browser: it has letters that look like others'],
  [(_link, { hostname }) => /(?:^|\.)xn--/.test(hostname), 'this name stands for letters that look like others'],
  // The browser reads another name than the visible one, such as a number for an IP address.
  [
    (link, { host }) => link.toLowerCase().split(/[/?#]/, 3)[2] !== host,
    'write the name of the site as browsers show it',
  ],
];

/** @returns the fault of a link to another site, with its remedy */
export function outwardFault(link: string, domains: Domains | undefined): string | undefined {
  const url = parsed(link);
  if (!url) return 'no browser can open this address; copy it from the address bar';
  if (url.protocol !== 'https:') return 'write the address with "https://"';
  const disguise = disguises.find(([isDisguised]) => isDisguised(link, url));
  if (disguise) return disguise[1];
  const what = neverOfficial(hostOf(link));
  if (what !== undefined) return `"${hostOf(link)}" is ${what}, and never official; link to the official site`;
  const tracked = trackingProblem(link);
  if (tracked !== undefined) return tracked;
  const host = hostOf(link);
  if (!domains || ownerOf(host, domains) !== undefined) return undefined;
  const remedy = `"${host}" is not on the reviewed list; link to the official site, or add it to src/content/official-domains.yml with its owner`;
  return [remedy, didYouMean(host, [...domains.keys()])].filter(Boolean).join('; ');
}
