import { memo, type ReactNode } from 'react';
import { Check, CircleHelp, TriangleAlert } from 'lucide';
import Drawing from '../../ui/Icon/Drawing';
import Marked from '../fields/Marked';
import Cited from './Cited';
import Fetched from './Fetched';
import Letter from './Letter';
import PartsBar from './PartsBar';
import type { Finding, AnswerSection, Tie } from './section';
import styles from './Sections.module.css';
import TableView from './TableView';
import Ways from './Ways';
import * as words from './messages.en';

const signs = {
  right: { icon: Check, said: words.signRight },
  caution: { icon: TriangleAlert, said: words.signCaution },
  unknown: { icon: CircleHelp, said: words.signUnknown },
};

function Findings({ findings }: { readonly findings: readonly Finding[] }): ReactNode {
  return (
    <ul className={styles.findings}>
      {findings.map(({ sign, title, text, source }) => (
        <li key={title ?? text} className={styles[sign]}>
          <Drawing of={signs[sign].icon} size={20} />
          <span className="visuallyHidden">{signs[sign].said}</span>
          <div>
            {title && <h3>{title}</h3>}
            <p>
              <Marked text={text} />
            </p>
            {source && (
              <p className={styles.source}>
                <Cited source={source} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function TieCard({ tie: { example, says, text, reasons } }: { readonly tie: Tie }): ReactNode {
  return (
    <div className={styles.tie}>
      {example && <p className={styles.source}>{example}</p>}
      <p className={styles.says}>
        <Marked text={says} />
      </p>
      <p>{text}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

function contentOf(section: AnswerSection): ReactNode {
  switch (section.kind) {
    case 'table':
      return <TableView table={section.table} highlighted={section.highlighted} className={styles.table} />;
    case 'split':
      return <PartsBar parts={section.parts} note={section.note} />;
    case 'ways':
      return <Ways {...section} />;
    case 'findings':
      return <Findings findings={section.findings} />;
    case 'letter':
      return <Letter intro={section.intro} sentences={section.sentences} />;
    case 'fetched':
      return <Fetched fetch={section.fetch} />;
    case 'tie':
      return <TieCard tie={section.tie} />;
  }
}

interface Props {
  readonly sections: readonly AnswerSection[];
  /** Whether they still belong to the previous result, until a slider stops moving */
  readonly isBehind: boolean;
}

function Sections({ sections, isBehind }: Props): ReactNode {
  return sections.map((section) => (
    <section
      key={section.title}
      className={styles.section}
      aria-busy={isBehind || undefined}
      data-ranking={section.ranks && ''}
    >
      <h2>{section.title}</h2>
      {contentOf(section)}
    </section>
  ));
}

/** What the answer of a question rests on, each part with its title. */
export default memo(Sections);
