// cspell:ignore hsts
/**
 * What the site is called and where it lives: the settings that a fork would change first.
 * This file reaches the browser too, so it reads no environment; docusaurus.config.ts does that.
 */
export const site = {
  brand: 'Paisa Disha',
  /** Where the site is served, without a trailing slash. The environment variable SITE_URL overrides it. */
  url: 'https://www.paisadisha.in',
  /** Where its source lives: for "report this figure" and "edit this page". */
  repositoryUrl: 'https://github.com/paisa-disha/paisa-disha',
  /**
   * Where visitors report a mistake without an account: /about, /accessibility, /method and the note below each list then name it. Empty until
   * somebody reads it, and no page speaks of writing to us.
   */
  reportEmail: '' as string,
  /** Who runs the site, by name and what each does, for /about. Empty until the owner names somebody. */
  people: [] as readonly { readonly name: string; readonly does: string }[],
  /**
   * Who answers "Talk to an Expert", such as "Asha Rao, editor", and when, such as "Monday to Friday, 10 am to 6 pm". Empty until somebody does: the
   * button then stands without either, and says as ever that an answer is no advice.
   */
  expert: { who: '', when: '' } as { readonly who: string; readonly when: string },
  /** What the home page may claim about the site, such as "5L+ users" or "Updated weekly". Empty until somebody can back it. */
  claims: [] as readonly string[],
  /**
   * Whether devices keep pages for when there is no network (src/worker). Switched off, the next deploy removes from every device what it
   * kept, as soon as a page is opened there.
   */
  worksOffline: true as boolean,
  /**
   * Whether browsers may put the host, with all its subdomains, on the list that they ship of hosts for HTTPS alone
   * (https://hstspreload.org). It takes months to leave, so it is off until the owner wants it.
   */
  hstsPreload: false as boolean,
  /** The colour scheme's key in localStorage is `theme-` plus this. */
  storageNamespace: 'paisa-disha',
} as const;
