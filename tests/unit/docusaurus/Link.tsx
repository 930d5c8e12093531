import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
  readonly 'data-noBrokenLinkCheck'?: boolean;
}

/** A link of the site as it stands in the HTML. */
export default function Link({ to, children, 'data-noBrokenLinkCheck': _unchecked, ...attributes }: Props): ReactNode {
  return (
    <a href={to} {...attributes}>
      {children}
    </a>
  );
}
