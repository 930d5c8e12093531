import type { ReactNode } from 'react';
import type { Values } from '../fields/inputs/types';
import type { AnswerProps } from './answerProps';
import type { CalculatorDefinition } from './definition';

export interface FoldProps<V extends Values, Result> {
  readonly definition: CalculatorDefinition<V, Result>;
  /** What the result is computed from */
  readonly values: V;
  readonly isRefused: boolean;
  readonly children: ReactNode;
}

/** How the machine lays out a calculator or a question. A browser fetches the one that its page needs. */
export interface Layout {
  readonly Answer: <V extends Values, Result>(props: AnswerProps<V, Result>) => ReactNode;
  /** Around the fields */
  readonly Fold: <V extends Values, Result>(props: FoldProps<V, Result>) => ReactNode;
  /** Class names of the whole, of the card with the fields, and of the buttons below the answer */
  readonly classes: Readonly<Record<'calculator' | 'inputs' | 'acts', string | undefined>>;
}
