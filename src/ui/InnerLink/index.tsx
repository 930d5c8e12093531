import type { ComponentProps, ReactNode } from 'react';
import { addressOf } from '../../content/locale';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of this site as content writes it, with query and hash: `/home-loans#amount=4000000` */
  readonly to: string;
}

/** A link in an island, where there is no Docusaurus and so no Link. */
export default function InnerLink({ to, children, ...rest }: Props): ReactNode {
  return (
    // oxlint-disable-next-line site/internal-links -- islands cannot use Link
    <a href={addressOf(to)} {...rest}>
      {children}
    </a>
  );
}
