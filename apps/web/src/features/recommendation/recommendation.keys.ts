import type { LocalDate } from '@alento/domain/time/local-date';
import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['recommendations', session.userId()] as const;

export const recommendationKeys = {
  all: mine,
  day: (today: LocalDate) => [...mine(), today] as const,
};
