import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type DetailsHTMLAttributes,
  type RefAttributes,
} from 'react';

let isPrinting = false;

const PRINT_EVENTS = ['beforeprint', 'afterprint'] as const;

function onPrint(notify: () => void): () => void {
  const follow = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    notify();
  };
  PRINT_EVENTS.forEach((event) => addEventListener(event, follow));
  return () => PRINT_EVENTS.forEach((event) => removeEventListener(event, follow));
}

type DetailsProps = DetailsHTMLAttributes<HTMLDetailsElement> & RefAttributes<HTMLDetailsElement>;

/**
 * Whether the visitor sees a row's details: in an opened row, and in every row on paper.
 * @returns it, and the props of the `<details>` that opens them, which may have been opened before hydration
 */
export function useAreDetailsShown(): readonly [boolean, DetailsProps] {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(details.current?.open === true), []);
  const isOnPaper = useSyncExternalStore(
    onPrint,
    () => isPrinting,
    () => false,
  );
  return [
    isOpen || isOnPaper,
    {
      ref: details,
      onToggle: ({ currentTarget }) => setIsOpen(currentTarget.open),
      // A row that was opened before hydration has the attribute "open".
      suppressHydrationWarning: true,
    },
  ];
}
