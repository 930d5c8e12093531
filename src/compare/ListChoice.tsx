import type { ReactNode } from 'react';
import { comparedListIds, listCatalogue, type ComparedListId } from '../content/listCatalogue';
import { writeAddress } from '../machines/fields/hooks/addressStore';
import { settleAddress } from '../islands/runtime/settleAddress';
import Select from '../machines/fields/Select';
import styles from './styles.module.css';

const options = comparedListIds.map((value) => ({ value, text: listCatalogue[value].title }));

interface Props {
  readonly chosen: ComparedListId;
  /** The list below, which is another one until the chosen list has been fetched */
  readonly shown: ComparedListId;
}

/** The compared list, as the page's heading and as a select. */
export default function ListChoice({ chosen, shown }: Props): ReactNode {
  return (
    <div className={styles.choice}>
      <h2 className="visuallyHidden">{listCatalogue[shown].title}</h2>
      <Select
        label="List"
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
