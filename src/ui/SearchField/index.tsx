import { useId, type ComponentProps, type ReactNode } from 'react';
import { Search } from 'lucide';
import { addressOf } from '../../content/locale';
import Drawing from '../Icon/Drawing';
import styles from './styles.module.css';

interface Props {
  /** What is searched, for those who do not see the field */
  readonly label: string;
  readonly placeholder: string;
  /** Page that the text is sent to, as the query value `name` */
  readonly action: string;
  readonly name: string;
  /** For a link that leads to the field; one of its own if left out */
  readonly id?: string;
  /** Handlers of an island */
  readonly form?: Omit<ComponentProps<'form'>, 'action' | 'role'>;
  readonly input?: Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'placeholder'>;
}

/** A search field. Without an island around it, it is a form that the browser submits as a query. */
export default function SearchField({ label, placeholder, action, name, id, form, input }: Props): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <form role="search" action={addressOf(action)} {...form} className={styles.search} data-needs-script>
      <label htmlFor={fieldId} className="visuallyHidden">
        {label}
      </label>
      <Drawing of={Search} size={20} />
      <input
        id={fieldId}
        type="search"
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
    </form>
  );
}
