import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import { breadcrumbsOf } from '@site/src/content/breadcrumbs';
import { formatDay } from '@site/src/lib/format/dates';

/** A product page: the way here, its text, and when it was last read through. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { reviewed } = frontMatter as { readonly reviewed?: string };
  return (
    <div className="prose">
      <Breadcrumbs crumbs={breadcrumbsOf(metadata.permalink, metadata.title)} />
      <MDXContent>{children}</MDXContent>
      {reviewed && (
        <p className="reviewed">
          Reviewed on <time dateTime={reviewed}>{formatDay(reviewed)}</time>.
        </p>
      )}
    </div>
  );
}
