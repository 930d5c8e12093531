import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { formatDay } from '@site/src/lib/format/dates';
import type { ChangeLog as Log, FileChanges } from '@site/src/plugins/siteData/changes/changeLog';
import { site } from '@site/src/site';
import { useSiteData } from '../../useSiteData';
import ChangeText from './ChangeText';
import styles from './styles.module.css';

function FileEntry({ file, page, changes }: FileChanges): ReactNode {
  const name = page ? <Link to={page.path}>{page.title}</Link> : file;
  const [first] = changes;
  if (first?.type === 'listed' || first?.type === 'withdrawn') {
    return (
      <li>
        {name}, <ChangeText change={first} />
      </li>
    );
  }
  return (
    <li>
      <p className={styles.name}>{name}</p>
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          <li key={index}>
            <ChangeText change={change} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What must be known of a log that does not reach back to the beginning. */
function Limits({ history, since, shortened }: Log): ReactNode {
  const older = (
    <>
      {' '}
      The whole history is{' '}
      <a href={`${site.repositoryUrl}/commits`} target="_blank" rel="noopener noreferrer">
        in the repository<span className="visuallyHidden"> (opens in a new tab)</span>
      </a>
      .
    </>
  );
  if (history === 'none')
    return <p>This copy of the site was built without its history, so it can list no changes.{older}</p>;
  if (history === 'cut') {
    return (
      <p>
        This copy of the site was built from a shortened history, so changes{' '}
        {since ? `up to ${formatDay(since)}` : 'further back'} are missing here.{older}
      </p>
    );
  }
  return shortened ? <p>Older changes are not listed here.{older}</p> : null;
}

/** What changed in the data and when, newest first, as the build has read it from the history of the repository. */
export default function ChangeLog(): ReactNode {
  const { changeLog } = useSiteData();
  return (
    <div className={styles.log}>
      {changeLog.history === 'whole' && changeLog.days.length === 0 && <p>Nothing has changed so far.</p>}
      {changeLog.days.map(({ date, files }) => (
        <section key={date} className={styles.day}>
          <h3>
            <time dateTime={date}>{formatDay(date)}</time>
          </h3>
          <ul className={styles.files}>
            {files.map((entry) => (
              <FileEntry key={entry.file} {...entry} />
            ))}
          </ul>
        </section>
      ))}
      <Limits {...changeLog} />
    </div>
  );
}
