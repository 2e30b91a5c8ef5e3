import { session } from '../../lib/session/session.ts';

/** Each person's own, like every cache. */
const mine = () => ['safety', session.userId()] as const;

export const safetyKeys = {
  state: () => [...mine(), 'state'] as const,
  plan: () => [...mine(), 'plan'] as const,
};
