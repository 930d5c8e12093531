import { site } from '../site';

/** What a visitor was looking at when they found a figure to be wrong. */
interface Reported {
  /** Address of the page, such as /home-loans */
  readonly page: string;
  /** The list on it, such as "home-loans, as on 2025-06" */
  readonly table: string;
}

/**
 * Where a visitor says that a figure is wrong: the issue form of the project, with the page and the list filled in. Each
 * parameter fills the field whose id it has in .github/ISSUE_TEMPLATE/wrong-figure.yml.
 */
export function reportAddress({ page, table }: Reported): string {
  const answers = Object.entries({ template: 'wrong-figure.yml', title: `Wrong figure: ${page}`, page, table });
  const query = answers.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${site.repositoryUrl}/issues/new?${query}`;
}

/** Where a page is changed: its file in the editor of the project's page. @param source such as @site/docs/home-loans.mdx */
export function editAddress(source: string): string {
  return `${site.repositoryUrl}/edit/main/${source.replace(/^@site\//, '')}`;
}
