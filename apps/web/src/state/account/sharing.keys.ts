import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['sharing', session.userId()] as const;

/** Query keys of what a person shares, and of what is shared with them as a professional. */
export const sharingKeys = {
  all: mine,
  shares: () => [...mine(), 'shares'] as const,
  accesses: () => [...mine(), 'accesses'] as const,
  firstDay: () => [...mine(), 'first-day'] as const,
  invite: (token: string) => [...mine(), 'invite', token] as const,
  profile: () => [...mine(), 'profile'] as const,
  patients: () => [...mine(), 'patients'] as const,
  /** Begins with the key of the list, so that invalidating the list invalidates each patient too. */
  patient: (id: string) => [...sharingKeys.patients(), id] as const,
};
