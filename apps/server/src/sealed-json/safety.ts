import { SafetyPlan, SafetyState } from '@alento/contract/safety';
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { CALM } from '@alento/domain/safety/safety-state';
import { documentKind } from './document-kind.ts';

const Plan = SafetyPlan.strict();

export const SAFETY_PLAN = documentKind({
  name: 'safety-plan',
  empty: { ...emptySafetyPlan(), updatedAt: null },
  version: 1,
  schema: Plan,
  sharedAs: 'safety-plan',
});

const State = SafetyState.strict();

export const SAFETY_STATE = documentKind({
  name: 'safety-state',
  empty: CALM,
  version: 1,
  schema: State,
});
