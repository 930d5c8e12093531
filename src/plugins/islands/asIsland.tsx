import { useId, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandBoundary } from './runtime/IslandBoundary';
import type { IslandName } from '../../islands/loaders';

/** What can be written into a page and read back unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** When an island wakes, where that is not simply when it comes near the viewport. */
export interface Waking {
  /** Only when it is touched: for an island whose HTML already does what most visitors came for */
  readonly onTouch?: boolean;
  /** Names of query values that change what it shows: with one of them in the address, it wakes at once */
  readonly query?: readonly string[];
}

/**
 * Makes a component that renders to HTML with the page and wakes up alone in the browser.
 *
 * In a production build the component is rendered by itself, outside the page's React tree: the browser hydrates it the
 * same way, with no page around it. So it cannot use a Docusaurus context, and its props must survive JSON.
 * Under `docusaurus start` it is an ordinary component, with hot reload.
 * @param name the island's name in loaders.ts
 * @param Component a component with JSON props
 * @param waking when it wakes; see watchIslands.ts
 */
export function asIsland<Props extends { readonly [key: string]: Json | undefined }>(
  name: IslandName,
  Component: ComponentType<Props>,
  waking: Waking = {},
): (props: Props) => ReactNode {
  function Island(props: Props): ReactNode {
    const identifierPrefix = useId();
    const content = (
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>
    );
    if (process.env.NODE_ENV !== 'production') return <div>{content}</div>;
    return (
      <div
        data-island={name}
        data-island-id={identifierPrefix}
        data-island-wake={waking.onTouch ? 'touch' : undefined}
        data-island-query={waking.query?.join(' ')}
        data-island-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: renderToString(content, { identifierPrefix }) }}
      />
    );
  }
  Island.displayName = `Island(${name})`;
  return Island;
}
