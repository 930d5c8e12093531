import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import ScrollableTable, { TableCell, TableHeaderCell } from '../../../ui/ScrollableTable';
import { useSiteData } from '../../useSiteData';
import * as words from '../messages.en';

const files = { CSV: '.csv', JSON: '.json', [words.formatSchema]: '.schema.json' };

/** Download links for every list whose rows name documents, from A to Z. Plain links, because they are files, not pages. */
export default function OpenData(): ReactNode {
  const lists = [...useSiteData().openLists].sort((a, b) => a.title.localeCompare(b.title));
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <TableHeaderCell>{words.openList}</TableHeaderCell>
          <TableHeaderCell colSpan={Object.keys(files).length}>{words.openFiles}</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {lists.map(({ title, page, base }) => (
          <tr key={base}>
            <TableCell>
              <Link to={page}>{title}</Link>
            </TableCell>
            {Object.entries(files).map(([name, ending]) => (
              <TableCell key={ending}>
                {/* oxlint-disable-next-line site/internal-links -- a file, which the check for broken links does not know */}
                <a href={`${base}${ending}`} download aria-label={words.download({ format: name, file: base })}>
                  {name}
                </a>
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
