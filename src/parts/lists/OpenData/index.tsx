import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSiteData } from '../../useSiteData';
import * as words from '../messages.en';

const files = { CSV: '.csv', JSON: '.json', [words.formatSchema]: '.schema.json' };

/** Download links for every list whose rows name documents. Plain links, because they are files, not pages. */
export default function OpenData(): ReactNode {
  return (
    <ul>
      {useSiteData().openLists.map(({ title, page, base }) => (
        <li key={base}>
          <Link to={page}>{title}</Link>
          {Object.entries(files).map(([name, ending], index) => (
            <span key={ending}>
              {index === 0 ? ': ' : ', '}
              {/* oxlint-disable-next-line site/internal-links -- a file, which the check for broken links does not know */}
              <a href={`${base}${ending}`} download aria-label={words.download({ format: name, file: base })}>
                {name}
              </a>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
