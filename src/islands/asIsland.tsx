import { useId, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandStatus } from './runtime/status';

/** Data that survives a round trip through the page's JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** When an island hydrates, if not as soon as it is near the viewport of a page in use. */
export interface When<Props> {
  /** Only on touch: for an island whose HTML is enough for most visitors */
  readonly onTouch?: boolean;
  /**
   * Names of values in the query or the hash that change its content: if the address has one of them, it hydrates at once, and until then a field of
   * that name shows the value
   */
  readonly address?: readonly string[] | ((props: Props) => readonly string[]);
  /** The modules that it then imports by a name in its props, as paths below src: `lists/car-loans`. They download together with its own code */
  readonly imports?: (props: Props) => readonly string[];
}

const status: IslandStatus = 'waiting';

/**
 * Makes a component that renders to HTML with the page and hydrates on its own in the browser.
 *
 * A production build renders it outside the page's React tree, because the browser hydrates it without the page. So it cannot use a Docusaurus
 * context, and its props must survive JSON. Under `docusaurus start` it is an ordinary component, with hot reload.
 * @param name the island's name in loaders.ts
 * @param Component a component with JSON props
 * @param when when it hydrates; see runtime/watchIslands.ts
 */
export function asIsland<Props extends { readonly [key: string]: Json | undefined }>(
  name: string,
  Component: ComponentType<Props>,
  when: When<Props> = {},
): (props: Props) => ReactNode {
  function Island(props: Props): ReactNode {
    const identifierPrefix = useId();
    const content = <Component {...props} />;
    const address = typeof when.address === 'function' ? when.address(props) : when.address;
    if (process.env.NODE_ENV !== 'production') return <div>{content}</div>;
    return (
      <div
        data-island={name}
        data-island-id={identifierPrefix}
        data-island-status={status}
        data-island-when={when.onTouch ? 'touched' : undefined}
        data-island-address={address?.join(' ')}
        data-island-imports={when.imports?.(props).join(' ')}
        data-island-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: renderToString(content, { identifierPrefix }) }}
      />
    );
  }
  Island.displayName = `Island(${name})`;
  return Island;
}

/**
 * Makes a component an island around HTML rendered by the page: a list of plain HTML rows, whose checkboxes work once touched. In a browser the
 * component gets no children, and must leave the HTML of its first element as it is.
 * @param name the island's name in loaders.ts
 */
export function asFrame<Props extends { readonly children?: ReactNode }>(
  name: string,
  Component: ComponentType<Props>,
): (props: Props) => ReactNode {
  function Frame(props: Props): ReactNode {
    const identifierPrefix = useId();
    const { children, ...rest } = props;
    if (process.env.NODE_ENV !== 'production') return <Component {...props} />;
    return (
      <div
        data-island={name}
        data-island-id={identifierPrefix}
        data-island-status={status}
        data-island-when="touched"
        data-island-props={JSON.stringify(rest)}
      >
        <div data-island-plain>{children}</div>
      </div>
    );
  }
  Frame.displayName = `Island(${name})`;
  return Frame;
}
