import type { ReactNode } from 'react';
import { comparedListIds, listCatalogue, type ComparedListId } from '../content/listCatalogue';
import Select from '../machines/fields/Select';
import styles from './styles.module.css';

const options = comparedListIds.map((value) => ({ value, text: listCatalogue[value].title }));

/** The list that is compared, as the heading of the page and as a select. */
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
          // Another list has other rows and other numbers.
          location.hash = `${chosen}=`;
        }}
      />
    </div>
  );
}
