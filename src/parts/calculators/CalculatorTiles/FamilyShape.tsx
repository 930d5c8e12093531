import type { ReactNode } from 'react';
import type { CalculatorFamily } from '../../../content/calculatorIds';
import meanings from '../../../ui/ChartKey/meanings.module.css';
import styles from './families.module.css';

/** One shape a family, in the colours of the charts: what is one's own, what it costs, what it brings. */
const shapes: Readonly<Record<CalculatorFamily, ReactNode>> = {
  loans: (
    <>
      <path className={meanings.cost} d="M0 4C22 6 46 20 64 44H0z" />
      <path className={meanings.own} d="M0 26C20 27 44 34 64 44V48H0z" />
    </>
  ),
  growth: (
    <>
      <path className={meanings.own} d="M0 42C26 38 44 24 64 2V26C46 36 24 42 0 44z" />
      <path className={styles.gainLine} d="M0 43C26 40 44 31 64 14" />
    </>
  ),
  deposits: (
    <>
      <path className={meanings.own} d="M18 14h28v34H18z" />
      <path className={meanings.gain} d="M18 4h28v8H18z" />
    </>
  ),
  tax: (
    <>
      <path className={meanings.own} d="M8 20h20v28H8zM36 28h20v20H36z" />
      <path className={meanings.cost} d="M8 6h20v14H8zM36 22h20v6H36z" />
    </>
  ),
  cover: (
    <>
      <path className={meanings.own} d="M32 2 54 9v16c0 12-10 18-22 22C20 43 10 37 10 25V9z" />
      <path className={meanings.gain} d="M10 21h44v4c0 12-10 18-22 22C20 43 10 37 10 25z" />
    </>
  ),
  gold: (
    <>
      <path className={styles.ink} d="M32 6v38M20 44h24M10 12h44M2 28h16L10 12zM46 28h16L54 12z" />
      <path className={meanings.own} d="M2 28h16a8 8 0 0 1-16 0z" />
      <path className={meanings.cost} d="M46 28h16a8 8 0 0 1-16 0z" />
    </>
  ),
};

/** Decoration beside the name of a family. */
export default function FamilyShape({ of }: { readonly of: CalculatorFamily }): ReactNode {
  return (
    <svg className={styles.shape} viewBox="0 0 64 48" width="80" height="60" aria-hidden="true">
      {shapes[of]}
    </svg>
  );
}
