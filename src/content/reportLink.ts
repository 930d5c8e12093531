import { site } from '../site';

/** Where a visitor found a wrong figure. */
interface Reported {
  /** Address of the page, such as /home-loans */
  readonly page: string;
  /** The list on it, such as "home-loans, as on 2025-06" */
  readonly table: string;
}

/**
 * The address of the issue form for wrong figures, with the page and the list filled in. The parameters are ids of fields in
 * .github/ISSUE_TEMPLATE/wrong-figure.yml.
 */
export function reportAddress({ page, table }: Reported): string {
  const answers = Object.entries({ template: 'wrong-figure.yml', title: `Wrong figure: ${page}`, page, table });
  const query = answers.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${site.repositoryUrl}/issues/new?${query}`;
}

/** An e-mail to us about a page, its subject written; undefined where the site has no address. @param page such as /home-loans */
export function mailAddress(page?: string): string | undefined {
  const { reportEmail } = site;
  if (reportEmail === '') return undefined;
  return `mailto:${reportEmail}${page === undefined ? '' : `?subject=${encodeURIComponent(`A mistake on ${page}`)}`}`;
}

/** The address at which a page's file can be edited on GitHub. @param source such as @site/docs/home-loans.mdx */
export function editAddress(source: string): string {
  return `${site.repositoryUrl}/edit/main/${source.replace(/^@site\//, '')}`;
}
