import { calculatorLayout } from './calculatorLayout';
import type { Layout } from './layout';
import { questionLayout } from './questionLayout';

/** The layout of a definition, where both are at hand: on the server. */
export const layoutOf = ({ answer }: { readonly answer?: unknown }): Layout =>
  answer ? questionLayout : calculatorLayout;
