import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { PERSON_NAME_MAX } from '@alento/domain/onboarding/limits';
import { isPhone } from '@alento/domain/onboarding/phone';
import { fitsWithin } from '@alento/domain/text/plain-text';
import type { IdentityInput } from '../sign-in/sign-in.mutation.ts';

type IdentityProblems = { name?: ErrorCode; phone?: ErrorCode };

/** A name is required for an account with a name; the phone number is optional but must be complete. */
export function identityProblems(identity: IdentityInput): IdentityProblems {
  const name = identity.name.trim();
  return {
    ...(name === '' ? { name: 'PERSON_NAME_REQUIRED' as const } : {}),
    ...(fitsWithin(name, PERSON_NAME_MAX) ? {} : { name: 'NAME_INVALID' as const }),
    ...(identity.phone === '' || isPhone(identity.phone) ? {} : { phone: 'PHONE_FORMAT' as const }),
  };
}
