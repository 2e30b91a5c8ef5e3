import { session } from '../../lib/session/session.ts';

/** The user's id is part of the key, so that two people never share a cached value. */
export const tagKeys = { list: () => ['tags', session.userId()] as const };
