/** At the root, because a worker's scope is the folder of its script. */
export const WORKER_PATH = '/worker.js';

/** Shown in place of a page that is not cached. */
export const OFFLINE_PATH = '/offline';
