import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/core/lib/client/exports/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props as LinkProps } from '@docusaurus/Link';
import InnerLink from '../../ui/InnerLink';
import { leadsToEnglish } from '../../content/locale';
import { siteFolder } from '../../lib/siteLocale';

/**
 * Docusaurus's Link in a build of another language, which would put each address into the folder of the language. Here an address leads to the
 * page in the language, or to the English page, and says so.
 */
export default function LanguageLink({
  to,
  href,
  children,
  'data-noBrokenLinkCheck': isUnchecked,
  ...rest
}: LinkProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  const target = to ?? href;
  if (!target?.startsWith('/')) {
    return (
      <Link to={target} {...rest}>
        {children}
      </Link>
    );
  }
  // Files have one address in all languages. English pages are checked in the English build.
  if (!isUnchecked && !leadsToEnglish(target) && !isFile(target)) brokenLinks.collectLink(siteFolder + target);
  return (
    <InnerLink to={target} {...(rest as ComponentProps<'a'>)}>
      {children}
    </InnerLink>
  );
}

const isFile = (target: string): boolean => /\.\w+(?:[?#]|$)/u.test(target);
