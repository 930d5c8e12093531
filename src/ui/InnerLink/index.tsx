import type { ComponentProps, ReactNode } from 'react';
import { addressOf, leadsToEnglish } from '../../content/locale';
import { DEFAULT_LOCALE } from '../../lib/siteLocale';
import * as words from '../messages.en';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of this site as content writes it, with query and hash: `/home-loans#amount=4000000` */
  readonly to: string;
}

/** A link in an island, where there is no Docusaurus and so no Link. In another language it says of an English page that it is one. */
export default function InnerLink({ to, children, ...rest }: Props): ReactNode {
  const isEnglish = leadsToEnglish(to);
  return (
    // oxlint-disable-next-line site/internal-links -- islands cannot use Link
    <a href={addressOf(to)} hrefLang={isEnglish ? DEFAULT_LOCALE : undefined} {...rest}>
      {children}
      {isEnglish && <small data-in-english>{`\u00A0${words.inEnglish}`}</small>}
    </a>
  );
}
