import { asFrame } from '../../../islands/asIsland';
import TickedRowsComponent from './TickedRows.island';

/** Frame around a plain HTML list. Separate from the other islands, so that a list does not import them all. */
export const TickedRows = asFrame('TickedRows', TickedRowsComponent);
