import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
export const screeningKeys = {
  all: () => ['screenings', session.userId()] as const,
};
