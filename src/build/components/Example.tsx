import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import CodeSample from '../../ui/CodeSample';

type Content = ComponentProps<typeof DocProvider>['content'];

interface Props {
  /** The module of a compiled example */
  readonly of: Pick<Content, 'toc'> & { readonly default: ComponentType };
  /** What an editor writes for it */
  readonly written: string;
}

/** An example as a page of its own: a list of contents in it has the headings of the example, not those around it. Below it, its source. */
export default function Example({ of, written }: Props): ReactNode {
  const { default: Text } = of;
  return (
    <>
      <DocProvider content={of as unknown as Content}>
        <Text />
      </DocProvider>
      <CodeSample>
        <code className="language-mdx">{written}</code>
      </CodeSample>
    </>
  );
}
