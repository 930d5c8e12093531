import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
}

/** A link of the site as it stands in the HTML. */
export default function Link({ to, children, ...attributes }: Props): ReactNode {
  return (
    <a href={to} {...attributes}>
      {children}
    </a>
  );
}
