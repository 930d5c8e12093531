import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { mailAddress } from '../../../content/reportLink';
import { site } from '../../../site';
import NewTab from '../../../ui/NewTab';
import { useChatLink } from '../ChatButton';
import * as words from '../messages.en';

/** How to report a mistake: by email or in a chat, if the site has an address or a number, and by the project's issue form. */
export default function ReportMistake(): ReactNode {
  const { reportEmail, repositoryUrl } = site;
  const chat = useChatLink(words.chatMistake({ brand: site.brand }));
  return (
    <ul>
      {reportEmail && (
        <li>
          {words.reportBefore} <Link to={mailAddress()}>{reportEmail}</Link>
          {words.reportAfter}
        </li>
      )}
      {chat && (
        <li>
          {words.reportChatBefore}{' '}
          <a href={chat} target="_blank" rel="noopener noreferrer">
            {words.reportChat}
            <NewTab />
          </a>
          {words.reportChatAfter}
        </li>
      )}
      <li>
        {reportEmail || chat ? words.formBefore : words.formOnly}{' '}
        <a href={`${repositoryUrl}/issues/new/choose`} target="_blank" rel="noopener noreferrer">
          {words.formLink}
          <NewTab />
        </a>
        {words.formAfter}
      </li>
    </ul>
  );
}
