import type { ReactNode } from 'react';
import { comparedListIds, listCatalogue, type ComparedListId } from '../content/listCatalogue';
import { settleAddress } from '../islands/runtime/settleAddress';
import { writeAddress } from '../machines/fields/hooks/addressStore';
import Select from '../machines/fields/Select';
import styles from './styles.module.css';
import * as words from './messages.en';

const options = comparedListIds.map((value) => ({ value, text: listCatalogue[value].title }));

interface Props {
  readonly chosen: ComparedListId;
  /** The list below, which is another one until the chosen list has been fetched */
  readonly shown: ComparedListId;
  /** What there is to say of a list that does not come */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

/** The compared list, as the page's heading and as a select. */
function ListChoice({ chosen, shown }: Pick<Props, 'chosen' | 'shown'>): ReactNode {
  return (
    <div className={styles.choice}>
      <h2 className="visuallyHidden">{listCatalogue[shown].title}</h2>
      <Select
        label={words.list}
        inline
        value={chosen}
        options={options}
        onChange={(id) => {
          // Writes pending changes to this list's address. Later they would end up in the address of the chosen list.
          settleAddress();
          // Another list has other rows and inputs.
          writeAddress(`#${id}=`, 'pushState');
        }}
      />
    </div>
  );
}

/** The choice of a list above its comparison. The page and the island render the same one, or React would replace what a visitor holds. */
export default function CompareFrame({ chosen, shown, status, children }: Props): ReactNode {
  return (
    <div className={styles.whole}>
      <ListChoice chosen={chosen} shown={shown} />
      {/* Always rendered, because screen readers ignore a region that is added together with its text. */}
      <p role="status" className={styles.status}>
        {status}
      </p>
      <div key={shown} aria-busy={chosen !== shown || undefined}>
        {children}
      </div>
    </div>
  );
}
