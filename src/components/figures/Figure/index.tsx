import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { currentPeriod, findFigure, sourceOf } from '@site/src/content/figures';
import documents from '@site/src/content/documents.yml';
import registry from '@site/src/content/figures.yml';
import { formatDay } from '@site/src/lib/format/dates';
import styles from './styles.module.css';

interface Props {
  /** An id of src/content/figures.yml */
  readonly id: string;
}

/**
 * A figure of the registry in a sentence. It reads as plain text with a dotted line, names its source when pointed at, and
 * leads to the whole entry. An unknown id fails the build.
 */
export default function Figure({ id }: Props): ReactNode {
  const figure = findFigure(registry, id);
  const period = currentPeriod(figure);
  const { name, remark } = sourceOf(period, documents);
  return (
    <Link
      to={`/figures#${id}`}
      className={styles.figure}
      title={`${figure.label}: ${name}${remark ? ` (${remark})` : ''}, checked ${formatDay(figure.checked)}`}
    >
      {period.value}
    </Link>
  );
}
