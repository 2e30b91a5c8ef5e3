import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['safety', session.userId()] as const;

export const safetyKeys = {
  state: () => [...mine(), 'state'] as const,
  plan: () => [...mine(), 'plan'] as const,
};
