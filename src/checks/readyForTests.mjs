// @ts-check
/** Like ready.mjs, for commands that also need the development packages, which npm omits with NODE_ENV=production. */
import { demandReady } from './ready.mjs';

demandReady({ forTests: true });
