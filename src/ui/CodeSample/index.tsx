import { isValidElement, type ReactNode } from 'react';
import { Highlight } from 'prism-react-renderer';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** The `<code>` of a fenced block of MDX, with its language as a class */
  readonly children?: ReactNode;
}

interface CodeProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A fenced block of code, coloured while the page is rendered: no script of the highlighter reaches a page. */
export default function CodeSample({ children }: Props): ReactNode {
  const { className = '', children: code }: CodeProps = isValidElement<CodeProps>(children) ? children.props : {};
  const language = /language-(?<name>[\w-]+)/u.exec(className)?.groups?.['name'] ?? 'text';
  return (
    <Highlight code={typeof code === 'string' ? code.trimEnd() : ''} language={language} theme={NO_COLOURS}>
      {({ tokens, getTokenProps }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <pre className={styles.sample} tabIndex={0} aria-label={words.code({ language })} role="region">
          <code>
            {tokens.map((line, row) => (
              // Lines and tokens never move, so their index is their key.
              <span key={row} className={styles.line}>
                {line.map((token, index) => (
                  <span key={index} className={getTokenProps({ token }).className}>
                    {/* Of an empty line it is a line break, which the line has anyway. */}
                    {token.empty ? '' : token.content}
                  </span>
                ))}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}

/** The stylesheet colours the classes, in both themes. */
const NO_COLOURS = { plain: {}, styles: [] };
