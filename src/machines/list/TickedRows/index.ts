import { asFrame } from '../../../islands/asIsland';
import TickedRowsComponent from './TickedRows.island';

/** Around a list whose rows are plain HTML. Apart from the other islands, so that a list does not bring them all with it. */
export const TickedRows = asFrame('TickedRows', TickedRowsComponent);
