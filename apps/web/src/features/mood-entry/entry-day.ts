import type { MoodEntry } from '@alento/contract/mood-entry';
import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';

/** The day an entry was lived on: as it was recorded, wherever one is now (decision D1). */
export const dayOfEntry = ({ localDate, timestamp }: MoodEntry, zone: string): LocalDate =>
  localDate ?? localDateOf(timestamp, zone);
