import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { currentPeriod, findFigure } from '@site/src/content/figures';
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
  const { value, source } = currentPeriod(figure);
  return (
    <Link
      to={`/figures#${id}`}
      className={styles.figure}
      title={`${figure.label}: ${source.name}, checked ${formatDay(figure.checked)}`}
    >
      {value}
    </Link>
  );
}
