import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import registry from '@site/src/content/figures.yml';
import { midSentence } from '@site/src/content/listingText';
import type { Change, FieldChange } from '@site/src/plugins/siteData/changes/diffVersions';
import styles from './styles.module.css';

interface Props {
  readonly change: Change;
}

function count(rows: number): string {
  return `${rows} ${rows === 1 ? 'entry' : 'entries'}`;
}

interface RowNameProps {
  readonly row: string;
  /** Id of the figure, when the row is one */
  readonly figure?: string | undefined;
}

/** The name of a row; that of a figure leads to its entry, if there still is one. */
function RowName({ row, figure }: RowNameProps): ReactNode {
  const isListed = figure !== undefined && registry.rows.some(({ id }) => id === figure);
  return <strong>{isListed ? <Link to={`/figures#${figure}`}>{row}</Link> : row}</strong>;
}

/** The old text, struck out, and the new one. Screen readers pass over the marks, so the words are there too. */
function FieldText({ row, figure, label, from, to }: FieldChange): ReactNode {
  const old = from !== undefined && <del>{from}</del>;
  const now = to !== undefined && <ins>{to}</ins>;
  return (
    <>
      {row !== undefined && (
        <>
          <RowName row={row} figure={figure} />,{' '}
        </>
      )}
      {row === undefined ? label : midSentence(label)}
      {now ? ': ' : ', no longer stated: '}
      {old && now && <span className="visuallyHidden">from </span>}
      {old}
      {old && now && (
        <>
          <span aria-hidden="true" className={styles.arrow}>
            {' → '}
          </span>
          <span className="visuallyHidden"> to </span>
        </>
      )}
      {now}
    </>
  );
}

/** One change in words. */
export default function ChangeText({ change }: Props): ReactNode {
  switch (change.type) {
    case 'listed':
      return `first published with ${count(change.rows)}`;
    case 'withdrawn':
      return 'withdrawn';
    case 'added':
      return (
        <>
          <RowName {...change} /> added
        </>
      );
    case 'removed':
      return (
        <>
          <RowName {...change} /> removed
        </>
      );
    case 'rechecked':
      return `Checked again and unchanged: ${change.rows.join('; ')}`;
    case 'field':
      return <FieldText {...change} />;
  }
}
