import { session } from '../../lib/session/session.ts';

/** Each person's caches are their own. */
const mine = () => ['account', session.userId()] as const;

/** Query keys of everything about the account. */
export const accountKeys = {
  all: mine,
  session: () => [...mine(), 'session'] as const,
  sessions: () => [...mine(), 'open-sessions'] as const,
  recoveryEmail: () => [...mine(), 'recovery-email'] as const,
  secondFactors: () => [...mine(), 'second-factors'] as const,
  timeZone: () => [...mine(), 'time-zone'] as const,
  /** Below the session's, which tells of documents that wait: accepting one makes both stale. */
  acceptances: () => [...accountKeys.session(), 'acceptances'] as const,
};
