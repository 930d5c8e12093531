/**
 * The script of a production page: starts the behaviours and watches the islands. Does not import React, which is loaded with the first island
 * that comes near the viewport.
 */
import { preparePage, startBehaviours } from '../../behaviours';
import { renameChunks } from '../../islands/runtime/chunkNames';
import { watchIslands } from '../../islands/runtime/watchIslands';
import { islandLoaders } from './loaders';

const root = document.documentElement;
const early = window.islandsEarly;
// The loader may have requested this file twice, because it was late.
if (early && root.dataset.arrived === undefined) {
  startBehaviours(early.handOver());
  preparePage();
  watchIslands(islandLoaders, early, renameChunks);
}
