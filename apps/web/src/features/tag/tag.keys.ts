import { session } from '../../lib/session/session.ts';

/** Each person's tags are their own. */
export const tagKeys = { list: () => ['tags', session.userId()] as const };
