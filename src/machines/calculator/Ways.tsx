import type { ReactNode } from 'react';
import clsx from 'clsx';
import Monogram from '../../ui/Monogram';
import PhoneFold from '../../ui/PhoneFold';
import Cited from './Cited';
import type { AnswerSection, WayRow, WayGroup } from './section';
import chevron from '../../ui/chevron.module.css';
import styles from './Ways.module.css';

function Row({ way, heading: Heading }: { readonly way: WayRow; readonly heading: 'h3' | 'h4' }): ReactNode {
  const { name, face, terms, figure, below, opened } = way;
  const closed = (
    <>
      {face && <Monogram {...face} />}
      <div>
        <Heading>{name}</Heading>
        {terms.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.leaves}>
        <b>{figure}</b>
        {below && <p>{below}</p>}
      </div>
    </>
  );
  const shape = clsx(styles.row, face && styles.faced, opened && [chevron.chevron, styles.opens]);
  if (!opened) return <li className={shape}>{closed}</li>;
  return (
    <li>
      <details>
        <summary className={shape}>{closed}</summary>
        <div className={styles.opened}>
          <dl>
            {opened.facts.map(([fact, value]) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Cited source={opened.link} />
        </div>
      </details>
    </li>
  );
}

/** @param title of the group; none for the first one */
function Rows({ title, intro, ways, note }: Omit<WayGroup, 'title'> & { readonly title?: string }): ReactNode {
  return (
    <>
      {title && <h3 className={styles.kind}>{title}</h3>}
      {intro && <p className={styles.note}>{intro}</p>}
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <Row key={way.name} way={way} heading={title ? 'h4' : 'h3'} />
          ))}
        </ul>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

/** Ways in rows, and those of other kinds below them: where and on which terms, and at the end what it leaves. */
export default function Ways({
  intro,
  ways,
  note,
  groups = [],
  about,
  fold,
}: Extract<AnswerSection, { readonly kind: 'ways' }>): ReactNode {
  const rows = (
    <>
      <Rows ways={ways} />
      {groups.map((group) => (
        <Rows key={`${group.title} ${group.intro}`} {...group} />
      ))}
    </>
  );
  return (
    <>
      {intro && <p className={styles.note}>{intro}</p>}
      {fold === undefined ? rows : <PhoneFold title={fold}>{rows}</PhoneFold>}
      {note && <p className={styles.note}>{note}</p>}
      {about && (
        <PhoneFold title={about.title}>
          <p className={styles.note}>{about.sentences.join(' ')}</p>
        </PhoneFold>
      )}
    </>
  );
}
