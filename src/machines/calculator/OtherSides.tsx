import type { ReactNode } from 'react';
import InnerLink from '../../ui/InnerLink';
import { addressWithInputs } from '../../lib/addressWithInputs';
import { changedInputs } from '../fields/inputs/changedInputs';
import type { Inputs, Values } from '../fields/inputs/types';
import type { Sides } from './definition';
import styles from './OtherSides.module.css';

interface Props<V extends Values> {
  readonly definition: { readonly id: string; readonly inputs: Inputs<V>; readonly defaults: V };
  readonly sides: Sides;
  readonly values: V;
}

/** Links to the calculators that answer the same question from another side. The shared values go along in the address. */
export default function OtherSides<V extends Values>({ definition, sides, values }: Props<V>): ReactNode {
  const shared = Object.fromEntries(sides.shared.map((name) => [name, values[name]])) as Partial<V>;
  return (
    <nav className={styles.sides} aria-label={sides.name}>
      {sides.calculators.map(({ id, text }) =>
        id === definition.id ? (
          <span key={id} aria-current="page">
            {text}
          </span>
        ) : (
          <InnerLink
            key={id}
            to={addressWithInputs(`/calculators/${id}`, changedInputs(definition, shared))}
            data-carry={sides.shared.join(' ')}
            data-island-plain
          >
            {text}
          </InnerLink>
        ),
      )}
    </nav>
  );
}
