import { useState, type ReactNode } from 'react';
export default function EmiCalculator(_: { readonly x?: number }): ReactNode {
  const [n, setN] = useState(0);
  return <button onClick={() => setN(n + 1)}>count {n}</button>;
}
