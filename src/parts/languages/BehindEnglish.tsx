import type { ReactNode } from 'react';
import { Note } from '../../ui/Note';
import { useSiteData } from '../useSiteData';
import * as words from './messages.en';

/**
 * Tells readers of a translation that its English page has changed since.
 * @param path of the English page
 */
export default function BehindEnglish({ path }: { readonly path: string }): ReactNode {
  if (!useSiteData().behindEnglish.includes(path)) return null;
  return (
    <Note title={words.behind}>
      <p>
        {words.behindText}{' '}
        {/* oxlint-disable-next-line site/internal-links -- Docusaurus's would lead to the page in this language */}
        <a href={path} hrefLang="en">
          {words.behindLink}
        </a>
      </p>
    </Note>
  );
}
