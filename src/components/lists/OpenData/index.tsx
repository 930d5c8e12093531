import type { ReactNode } from 'react';
import { HOME_LOAN_FILES } from '@site/src/lib/offers/openDataPaths';

const about: Readonly<Record<keyof typeof HOME_LOAN_FILES, string>> = {
  json: 'rows, documents and an example loan. Rates are numbers in percent a year; fees are texts, before GST.',
  csv: 'a line a lender, for a spreadsheet.',
  schema: 'what every field of the JSON means, as a JSON Schema.',
};

/** The files of the list of home loans, to download. Plain links: no page of the site is behind them. */
export default function OpenData(): ReactNode {
  return (
    <ul>
      {(['json', 'csv', 'schema'] as const).map((file) => (
        <li key={file}>
          {/* eslint-disable-next-line no-restricted-syntax -- a file, which the check for broken links does not know */}
          <a href={HOME_LOAN_FILES[file]} download>
            {HOME_LOAN_FILES[file].replace('/data/', '')}
          </a>
          : {about[file]}
        </li>
      ))}
    </ul>
  );
}
