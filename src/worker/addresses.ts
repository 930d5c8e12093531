/** At the root, since a worker answers for what is below its own address. */
export const WORKER_PATH = '/worker.js';

/** What is shown in place of a page that is not on the device. */
export const OFFLINE_PATH = '/offline';
