import { site } from '../site';
import * as words from './messages.en';
import type { Envelope } from './schemas';

/** The place of a wrong figure. */
interface Reported {
  /** Address of the page, such as /home-loans */
  readonly page: string;
  readonly list: Pick<Envelope, 'asOf'> & { readonly kind: string };
}

/**
 * The address of the issue form for wrong figures, prefilled with the page and the list. Parameters are ids of fields in
 * .github/ISSUE_TEMPLATE/wrong-figure.yml.
 */
export function reportAddress({ page, list: { kind, asOf } }: Reported): string {
  const title = words.reportIssue({ page });
  const table = words.reportList({ list: kind, month: asOf });
  const answers = Object.entries({ template: 'wrong-figure.yml', title, page, table });
  const query = answers.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${site.repositoryUrl}/issues/new?${query}`;
}

/** A mailto link with the page in its subject; undefined if the site has no email address. @param page such as /home-loans */
export function mailAddress(page?: string): string | undefined {
  const { reportEmail } = site;
  if (reportEmail === '') return undefined;
  return `mailto:${reportEmail}${page === undefined ? '' : `?subject=${encodeURIComponent(words.reportMail({ page }))}`}`;
}

/** The address for editing a page's file on GitHub. @param source such as @site/docs/home-loans.mdx */
export function editAddress(source: string): string {
  return `${site.repositoryUrl}/edit/main/${source.replace(/^@site\//, '')}`;
}
