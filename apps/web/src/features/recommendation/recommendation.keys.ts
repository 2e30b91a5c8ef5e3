import type { LocalDate } from '@alento/domain/time/local-date';
import { session } from '../../lib/session/session.ts';

/** Each person's own, like every cache. */
const mine = () => ['recommendations', session.userId()] as const;

export const recommendationKeys = {
  all: mine,
  day: (today: LocalDate) => [...mine(), today] as const,
};
