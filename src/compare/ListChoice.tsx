import type { ReactNode } from 'react';
import { comparedListIds, listCatalogue, type ComparedListId } from '../content/listCatalogue';
import Select from '../machines/fields/Select';
import styles from './styles.module.css';

const options = comparedListIds.map((value) => ({ value, text: listCatalogue[value].title }));

/** The compared list, as the page's heading and as a select. */
export default function ListChoice({ kind }: { readonly kind: ComparedListId }): ReactNode {
  return (
    <div className={styles.choice}>
      <h2>{listCatalogue[kind].title}</h2>
      <Select
        label="List"
        inline
        value={kind}
        options={options}
        onChange={(chosen) => {
          // Another list has other rows and inputs.
          location.hash = `${chosen}=`;
        }}
      />
    </div>
  );
}
