import { SmallSteps } from '@alento/contract/small-step';
import { documentKind } from './document-kind.ts';

export const SMALL_STEPS = documentKind({
  name: 'small-steps',
  empty: { steps: [], days: [] },
  version: 1,
  schema: SmallSteps.strict(),
});
