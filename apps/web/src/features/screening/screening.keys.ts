import { session } from '../../lib/session/session.ts';

/** Answered questionnaires are each person's own. */
export const screeningKeys = {
  all: () => ['screenings', session.userId()] as const,
};
