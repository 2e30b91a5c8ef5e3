import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['health-records', session.userId()] as const;

/** Query keys of health records: the list, whether another can be made, and each record. */
export const healthRecordKeys = {
  all: mine,
  list: () => [...mine(), 'list'] as const,
  eligibility: () => [...mine(), 'eligibility'] as const,
  record: (id: string) => [...mine(), 'record', id] as const,
};
