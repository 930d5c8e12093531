import { useEffect, useRef, useState, type DetailsHTMLAttributes, type RefAttributes } from 'react';

type DetailsProps = DetailsHTMLAttributes<HTMLDetailsElement> & RefAttributes<HTMLDetailsElement>;

/**
 * Whether a row is open.
 * @returns it, and the props of its `<details>`, which may have been opened before hydration
 */
export function useIsOpen(): readonly [boolean, DetailsProps] {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(details.current?.open === true), []);
  return [
    isOpen,
    {
      ref: details,
      onToggle: ({ currentTarget }) => setIsOpen(currentTarget.open),
      // A row that was opened before hydration has the attribute "open".
      suppressHydrationWarning: true,
    },
  ];
}
