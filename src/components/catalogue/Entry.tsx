import type { ReactNode } from 'react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import type { ComponentRule } from '@site/src/content/schemas/componentRule';
import buttonStyles from '../ui/Button/styles.module.css';
import { orList } from '@site/src/lib/orList';
import PropList from './PropList';
import styles from './styles.module.css';

/** A compiled example, with the contents that a page would have. */
export type Example = PropDocContent;

interface Props {
  readonly name: string;
  readonly rule: ComponentRule;
  readonly Example: Example | undefined;
  readonly source: string | undefined;
}

/** One component: what it is for, what to write, an example as visitors see it, and its source. */
export default function Entry({ name, rule, Example, source }: Props): ReactNode {
  if (!Example || source === undefined)
    throw new Error(`The component ${name} has no example in src/content/examples.`);
  const { purpose, within } = rule;
  const sourceId = `source-of-${name}`;
  return (
    <section id={name} className={styles.entry} aria-label={name}>
      <h3>
        <code>{`<${name}>`}</code>
      </h3>
      <p>
        {purpose} {within && `It stands in ${orList(within)}.`}
      </p>
      <PropList rule={rule} />
      <div className={styles.example}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={styles.preview} tabIndex={0} role="group" aria-label={`${name} as visitors see it`}>
          <div className="prose">
            {/* The head of a page asks for the contents of its page. */}
            <DocProvider content={Example}>
              <Example />
            </DocProvider>
          </div>
        </div>
        <div className={styles.source}>
          <pre>
            <code id={sourceId}>{source}</code>
          </pre>
          <button
            type="button"
            className={clsx(buttonStyles.button, buttonStyles.quiet)}
            data-behaviour="copy-source"
            data-source={sourceId}
            data-needs-script
          >
            Copy<span className="visuallyHidden"> the source of {name}</span>
          </button>
        </div>
      </div>
    </section>
  );
}
