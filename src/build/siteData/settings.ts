import type { site } from '../../site';
import type { Environment } from '../../content/environment';

/** The address that this repository came with: whoever serves it elsewhere sets another, or SITE_URL. */
const ADDRESS_OF_REPOSITORY = 'https://www.paisadisha.in';

/** The settings of src/site.ts that an owner fills in, and the address, which a fork changes. */
type OwnSettings = Pick<typeof site, 'reportEmail' | 'people' | 'expert'> & { readonly url: string };

/**
 * Refuses settings that a page could not use.
 * @throws with the setting, its value and what to write instead
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

/** What the owner has not set, in one line for the end of a build; undefined where all of it is set. */
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
