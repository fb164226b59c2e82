import { configureGlobal } from 'fast-check';

import { SEED } from '../../stress/counts.ts';

/** Whether this is `npm run test:full`: there, properties get other examples each time, and a failure prints its seed. */
const IS_FULL = process.env.ORIENTIR_TESTS === 'full' && process.env.STRESS_SEED === undefined;

// The same examples in every run: what makes a property red is the change that is tested, not chance.
configureGlobal({ seed: IS_FULL ? Date.now() : SEED });
