// @ts-check
/** Like ready.mjs, for commands that need the development packages too: NODE_ENV=production leaves them out. */
import { demandReady } from './ready.mjs';

demandReady({ forTests: true });
