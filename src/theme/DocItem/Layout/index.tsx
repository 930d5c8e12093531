import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { removeTrailingSlash } from '@docusaurus/utils-common';
import type { Props } from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import BehindEnglish from '../../../parts/languages/BehindEnglish';
import Breadcrumbs from '../../../parts/layout/Breadcrumbs';
import Reviewed from '../../../parts/layout/Reviewed';
import OpenGraphImage from '../../../parts/layout/OpenGraphImage';
import TaxYearPassed from '../../../parts/figures/TaxYearPassed';
import { calculators } from '../../../calculators';
import { breadcrumbsOf } from '../../../content/breadcrumbs';
import { englishPath } from '../../../content/locale';
import navigation from '@site/src/content/navigation.yml';
import { formatDay } from '../../../lib/format/dates';
import { productImage } from '../../../lib/openGraph';

/** A product page: breadcrumbs, text, and the date of its last review. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  // The permalink of an index.mdx ends with a slash, its address does not.
  const path = englishPath(removeTrailingSlash(metadata.permalink));
  const calculator = Object.values(calculators).find(({ page }) => page === path);
  // The title of a page is written for search engines, and long.
  const name = calculator ? calculator.shortName : metadata.title;
  const { reviewed } = frontMatter as { readonly reviewed?: string };
  return (
    <div className="prose">
      <OpenGraphImage address={productImage(path)} words={metadata.title} />
      <Breadcrumbs crumbs={breadcrumbsOf(navigation, path, name)} />
      <BehindEnglish path={path} />
      <MDXContent>{children}</MDXContent>
      <TaxYearPassed path={path} />
      {reviewed && <Reviewed day={reviewed} shown={formatDay(reviewed)} source={metadata.source} />}
    </div>
  );
}
