import type { MoodEntry } from '@alento/contract/mood-entry';
import type { PlannedMoodEntry } from '@alento/domain/mood-entry/plan-mood-entry';
import { openAnalysis, openNote } from '../../crypto/note-context.ts';
import type { UserKey } from '../../crypto/seal.ts';
import type { EntryRow } from '../../entries/entry.ts';

/** The API's representation of an entry. Contains local day and source only if requested. */
export function presentEntry(row: EntryRow, userId: string, userKey: UserKey, withDay = false): MoodEntry {
  return {
    id: row.id,
    score: row.score,
    note: openNote(userKey, userId, row),
    timestamp: row.recordedAt.getTime(),
    ai_analysis: row.aiAnalysis ? openAnalysis(userKey, userId, row.id, row.aiAnalysis) : '',
    tags: row.tagIds,
    ...(withDay ? { localDate: row.localDate, offsetMinutes: row.offsetMinutes, source: row.source } : {}),
  };
}

/** The API's representation of an entry that was just created. */
export const presentPlanned = (planned: PlannedMoodEntry, tags: string[], id: string): MoodEntry => ({
  id,
  score: planned.score,
  note: planned.note,
  timestamp: planned.timestamp,
  ai_analysis: '',
  tags,
});
