/**
 * What a production page loads: the behaviours, and the watch that wakes islands. React is not here; it arrives with the
 * first island that comes near.
 */
import { preparePage, startBehaviours } from '../../../behaviours';
import { watchIslands } from './watchIslands';

const early = window.paisaDishaEarly?.handOver() ?? [];
startBehaviours(early);
preparePage();
watchIslands(early);
