import { OnboardingStatus } from '@alento/contract/onboarding';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { z } from 'zod';
import { documentKind } from './document-kind.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
/** Answers by field name (contract/user-data.ts). A value is a scalar, or a list or map of scalars. */
const Answers: z.ZodType<UserData> = z.record(
  z.string(),
  z.union([Scalar, z.array(Scalar), z.record(z.string(), Scalar)]),
);

const Onboarding = z.strictObject({
  status: OnboardingStatus.strict(),
  data: Answers,
  updatedAt: z.number().nullable(),
});

/** Document with status and answers of the onboarding. */
export const ONBOARDING = documentKind({
  name: 'onboarding',
  empty: {
    status: { hasSeenOnBoarding: false, completedSteps: [], lastCompletedStep: null, lastUpdated: null },
    data: {},
    updatedAt: null,
  },
  version: 1,
  schema: Onboarding,
  // A share includes only the answers about treatment (onboarding.service.ts, readTreatment).
  sharedAs: 'medication',
});
