import type { ReactNode } from 'react';
import type { ComponentRule, PropRule } from '@site/src/content/schemas/componentRule';
import { whatToWrite } from './propText';
import styles from './styles.module.css';

interface Props {
  readonly rule: ComponentRule;
}

interface PropEntry {
  readonly name: string;
  readonly rule: PropRule;
  readonly needed: boolean;
}

function entriesOf(props: ComponentRule['required'], needed: boolean): readonly PropEntry[] {
  return Object.entries(props ?? {}).map(([name, rule]) => ({ name, rule, needed }));
}

/** The props of a component, as the vocabulary has them: what each is for, and what to write. */
export default function PropList({ rule: { required, optional } }: Props): ReactNode {
  const entries = [...entriesOf(required, true), ...entriesOf(optional, false)];
  if (entries.length === 0) return null;
  return (
    <dl className={styles.props}>
      {entries.map(({ name, rule, needed }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {!needed && ', may be left out'}
          </dt>
          <dd>
            {rule.about} Write {rule.type === 'icon' ? <a href="#icons">{whatToWrite(rule)}</a> : whatToWrite(rule)}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
