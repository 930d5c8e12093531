import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSiteData } from '../../useSiteData';
import * as words from '../messages.en';

const files = { CSV: '.csv', JSON: '.json', [words.formatSchema]: '.schema.json' };

/** Download links for every list whose rows name documents, from A to Z. Plain links, because they are files, not pages. */
export default function OpenData(): ReactNode {
  const lists = [...useSiteData().openLists].sort((a, b) => a.title.localeCompare(b.title));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.openList}</th>
          <th scope="col" colSpan={Object.keys(files).length}>
            {words.openFiles}
          </th>
        </tr>
      </thead>
      <tbody>
        {lists.map(({ title, page, base }) => (
          <tr key={base}>
            <th scope="row">
              <Link to={page}>{title}</Link>
            </th>
            {Object.entries(files).map(([name, ending]) => (
              <td key={ending}>
                {/* oxlint-disable-next-line site/internal-links -- a file, which the check for broken links does not know */}
                <a href={`${base}${ending}`} download aria-label={words.download({ format: name, file: base })}>
                  {name}
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
