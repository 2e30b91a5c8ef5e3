import type { LocalDate } from '@alento/domain/time/local-date';
import { session } from '../../lib/session/session.ts';

const all = () => ['attachments', session.userId()] as const;

/** Query keys of the photos and voice notes of entries. */
export const attachmentKeys = {
  all,
  range: (startDate: LocalDate, endDate: LocalDate) => [...all(), startDate, endDate] as const,
};
