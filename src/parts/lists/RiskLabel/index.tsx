import type { ReactNode } from 'react';
import { riskHue, riskName } from '../../../content/risk';
import Badge from '../../../ui/Badge';

interface Props {
  readonly risk: string;
}

/** SEBI's risk label, each in a colour of its own. */
export default function RiskLabel({ risk }: Props): ReactNode {
  return <Badge hue={riskHue(risk)}>{riskName(risk)}</Badge>;
}
