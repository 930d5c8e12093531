/**
 * What a production page loads: the behaviours, and the watch over islands. React is not here; it arrives with the first
 * island that comes near.
 */
import { preparePage, startBehaviours } from '../../../behaviours';
import { renameChunks } from './chunkNames';
import { watchIslands } from './watchIslands';

const root = document.documentElement;
const early = window.paisaDishaEarly;
// The loader may have asked for this file twice, because it came late.
if (early && root.dataset.arrived === undefined) {
  startBehaviours(early.handOver());
  preparePage();
  watchIslands(early, renameChunks);
}
