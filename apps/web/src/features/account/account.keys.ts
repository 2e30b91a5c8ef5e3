import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['account', session.userId()] as const;

/** Query keys of all account data. */
export const accountKeys = {
  all: mine,
  session: () => [...mine(), 'session'] as const,
  sessions: () => [...mine(), 'open-sessions'] as const,
  recoveryEmail: () => [...mine(), 'recovery-email'] as const,
  secondFactors: () => [...mine(), 'second-factors'] as const,
  timeZone: () => [...mine(), 'time-zone'] as const,
  /** Nested under the session's key, which lists documents not yet accepted: accepting one invalidates both. */
  acceptances: () => [...accountKeys.session(), 'acceptances'] as const,
};
