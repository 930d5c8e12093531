import { site } from '../site';

/** The environment variables of a build, besides BUILD_DATE (src/content/today.ts). */
export interface Environment {
  /** The site's address: https, without a path */
  readonly siteUrl: string;
  /** Phone number of the chat button: digits with country code, such as 919812345678. Without one there is no button. */
  readonly chatPhone?: string;
  /** Whether the host sends the headers that a build writes for it; otherwise each page contains its policy */
  readonly hostSendsHeaders: boolean;
}

/**
 * Reads and checks SITE_URL, CHAT_PHONE and HOST_SENDS_HEADERS.
 * @throws with the variable, its value and the remedy
 */
export function readEnvironment({ SITE_URL, CHAT_PHONE, HOST_SENDS_HEADERS }: NodeJS.ProcessEnv): Environment {
  return {
    siteUrl: siteUrl(SITE_URL),
    chatPhone: chatPhone(CHAT_PHONE),
    hostSendsHeaders: sendsHeaders(HOST_SENDS_HEADERS),
  };
}

function siteUrl(value: string | undefined): string {
  if (value === undefined) return site.url;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:' && url.pathname !== '/') {
    throw new Error(
      `SITE_URL is "${value}", but links, scripts and the search expect the site at the root of a host, not below ${url.pathname}. On GitHub Pages, name the repository <owner>.github.io or set a domain of your own: see "Put it live" in README.md.`,
    );
  }
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is "${value}"; write https:// and the host, for example ${site.url}, or leave it unset for that address.`,
    );
  }
  return url.origin;
}

function chatPhone(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^[1-9]\d{9,14}$/.test(value)) {
    throw new Error(
      `CHAT_PHONE is "${value}"; write country code and number in digits only, for example 919812345678.`,
    );
  }
  return value;
}

function sendsHeaders(value: string | undefined): boolean {
  if (value && !['true', 'false'].includes(value)) {
    throw new Error(
      `HOST_SENDS_HEADERS is "${value}"; write false for a host such as GitHub Pages, or leave it unset.`,
    );
  }
  return value !== 'false';
}
