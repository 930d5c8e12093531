import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { mailAddress } from '@site/src/content/reportLink';
import { site } from '@site/src/site';
import NewTab from '../../../ui/NewTab';
import * as words from '../messages.en';

/** How to report a mistake: by email, if the site has an address, and by the project's issue form. */
export default function ReportMistake(): ReactNode {
  const { reportEmail, repositoryUrl } = site;
  return (
    <ul>
      {reportEmail && (
        <li>
          {words.reportBefore} <Link to={mailAddress()}>{reportEmail}</Link>
          {words.reportAfter}
        </li>
      )}
      <li>
        {words.formBefore}{' '}
        <a href={`${repositoryUrl}/issues/new/choose`} target="_blank" rel="noopener noreferrer">
          {words.formLink}
          <NewTab />
        </a>
        {words.formAfter}
      </li>
    </ul>
  );
}
