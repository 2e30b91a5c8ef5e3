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
  /**
   * The session's data lists the documents that are not accepted yet. Its key is a prefix of this one, so that
   * invalidating the session's data after an acceptance also invalidates the acceptances.
   */
  acceptances: () => [...accountKeys.session(), 'acceptances'] as const,
};
