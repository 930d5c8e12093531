import type { site } from '../../site';
import type { Environment } from '../../content/environment';

/** This repository's own address; other sites set another one, or SITE_URL. */
const ADDRESS_OF_REPOSITORY = 'https://www.paisadisha.in';

/** The owner's settings in src/site.ts, and the address, which a fork changes. */
type OwnSettings = Pick<typeof site, 'reportEmail' | 'people' | 'expert'> & { readonly url: string };

/**
 * Rejects settings that a page cannot use.
 * @throws with the setting, its value and the remedy
 */
export function checkSettings({ reportEmail, expert: { who, when } }: OwnSettings): void {
  if (reportEmail !== '' && !/^[^\s@?&]+@[^\s@?&]+\.[a-z]{2,}$/iu.test(reportEmail)) {
    throw new Error(
      `reportEmail in src/site.ts is "${reportEmail}"; write an address such as hello@example.in, or leave it empty.`,
    );
  }
  if ((who === '') !== (when === '')) {
    throw new Error('expert in src/site.ts names only one of "who" and "when"; write both, or leave both empty.');
  }
}

/** Unset owner settings, in one line for the end of a build; undefined if everything is set. */
export function unsetLine(
  { url, reportEmail, people, expert }: OwnSettings,
  { chatPhone, siteUrl }: Pick<Environment, 'chatPhone' | 'siteUrl'>,
): string | undefined {
  const unset = [
    ...(url === ADDRESS_OF_REPOSITORY && siteUrl === url ? ['the address of the site (SITE_URL)'] : []),
    ...(reportEmail === '' ? ['an e-mail address (reportEmail)'] : []),
    ...(chatPhone === undefined ? ['a chat number (CHAT_PHONE)'] : []),
    ...(expert.who === '' ? ['who answers a chat and when (expert)'] : []),
    ...(people.length === 0 ? ['names (people)'] : []),
  ];
  if (unset.length === 0) return undefined;
  return `Not set by the owner: ${unset.join(', ')}. Pages leave out what is not set; see Settings in README.md.`;
}
