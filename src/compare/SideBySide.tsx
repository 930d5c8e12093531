import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { Printer, Share2, SlidersHorizontal } from 'lucide';
import InnerLink from '../ui/InnerLink';
import buttonStyles from '../ui/Button/styles.module.css';
import Drawing from '../ui/Icon/Drawing';
import { listCatalogue, type ComparedListId } from '../content/listCatalogue';
import { useAddressPart } from '../machines/fields/hooks/addressStore';
import { useTurns } from '../machines/fields/hooks/useTurns';
import Announcement from '../machines/fields/Announcement';
import Marked, { withoutMarks } from '../machines/fields/Marked';
import Select from '../machines/fields/Select';
import { OLD_WORDS } from '../machines/list/ageing';
import { listAddress } from '../machines/list/ticks/compareAddress';
import ComparisonTable, { type ComparisonTableProps } from './ComparisonTable';
import offerStyles from './Offer.module.css';
import styles from './styles.module.css';
import * as words from './messages.en';

/** The table's contents, and the notes around it. */
interface Props extends Omit<ComparisonTableProps, 'caption' | 'onRemove'> {
  /** The kind of list, as named in the address */
  readonly kind: ComparedListId;
  /** Label of the link back to the list */
  readonly back: string;
  /** The result of the comparison in one sentence */
  readonly lead: string;
  /** What of the address the comparison could not show */
  readonly leftOut: readonly string[];
  /** Caveats, below the table */
  readonly notes: readonly string[];
  /** Rows that can be added */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly canAdd: boolean;
  /** Fields of the visitor's own offer, which is then the first column */
  readonly offer?: ReactNode;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** A comparison of rows of any list, with controls to add and remove them. */
export default function SideBySide(props: Props): ReactNode {
  const { kind, back, lead, leftOut, notes, columns, others, canAdd, offer, onAdd, onRemove } = props;
  const { fields, published, sources, tiePoints } = props;
  const { title, page } = listCatalogue[kind];
  const hash = useAddressPart('hash');
  const frame = useRef<HTMLDivElement>(null);

  const turns = useTurns<HTMLDivElement>(({ type, text }) => type === 'press' && text === 'print' && print());

  function remove(id: string): void {
    // The button disappears, and focus must not return to the top of the page.
    frame.current?.focus();
    onRemove(id);
  }

  return (
    <>
      <p className={styles.lead} data-ranking="" data-old-words={OLD_WORDS}>
        <Marked text={lead} />
      </p>
      <Announcement sentence={`${columns.map(({ name }) => name).join(', ')}. ${withoutMarks(lead)}`} />
      {leftOut.map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      {offer && <div className={offerStyles.fields}>{offer}</div>}
      <div className={styles.frame} ref={frame} tabIndex={-1} data-example>
        <ComparisonTable
          caption={words.caption({ title })}
          columns={columns}
          fields={fields}
          published={published}
          sources={sources}
          tiePoints={tiePoints}
          onRemove={columns.length > 1 ? remove : undefined}
        />
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <div className={styles.acts} {...turns}>
        {canAdd && (
          <Select
            label={words.add}
            inline
            value=""
            options={[
              { value: '', text: words.addAnother },
              ...others.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            onChange={onAdd}
          />
        )}
        <InnerLink
          className={clsx(buttonStyles.button, buttonStyles.quiet, 'screenOnly')}
          to={listAddress(page, kind, hash)}
        >
          <Drawing of={SlidersHorizontal} size={18} /> {back}
        </InnerLink>
        <button
          type="button"
          className={clsx(buttonStyles.button, buttonStyles.quiet)}
          data-behaviour="share"
          data-share-hash
          data-needs-script
        >
          <Drawing of={Share2} size={18} /> {words.share}
        </button>
        <button type="button" className={clsx(buttonStyles.button, buttonStyles.quiet)} value="print" data-needs-script>
          <Drawing of={Printer} size={18} /> {words.print}
        </button>
      </div>
    </>
  );
}
