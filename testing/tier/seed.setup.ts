import { configureGlobal } from 'fast-check';
import { testSeed } from './tier.ts';

// Every property draws its values by the seed of the run, so that a failure can be repeated.
configureGlobal({ seed: testSeed });
