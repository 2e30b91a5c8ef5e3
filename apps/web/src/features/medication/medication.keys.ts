import type { LocalDate } from '@alento/domain/time/local-date';
import { session } from '../../lib/session/session.ts';

/** The user's id is part of the keys, so that two people never share a cached value. */
export const medicationKeys = {
  all: () => ['medication', session.userId()] as const,
  days: (start: LocalDate, end: LocalDate) => ['medication', session.userId(), start, end] as const,
};
