import { configureGlobal } from 'fast-check';
import { isWholeTier, testSeed } from './tier.ts';

/**
 * Every property draws its values by the seed of the run, so that a failure can be repeated. A property that names no
 * number of runs has 100 of them in the whole tier.
 */
configureGlobal({ seed: testSeed, numRuns: isWholeTier ? 100 : 25 });
