import type { LocalDate } from '@alento/domain/time/local-date';
import { type ReadDiary, type ReadOptions, refuseFile } from '../diary/diary.ts';
import { createDiaryBuilder } from '../diary/diary-builder.ts';
import { PROBLEM_COPY } from '../diary/problems.copy.ts';
import { parseJson } from '../file/parse-json.ts';
import { clockTime, type DateRules, type ReadValue, readDate } from '../text/date-and-time.ts';
import { noteWithTitle } from '../text/note-with-title.ts';
import { backupMoods, backupTags } from './backup-names.ts';
import { BACKUP, BACKUP_ENTRY, type BackupEntry } from './backup-shape.ts';

const MINUTE_MS = 60_000;
/** Latest time that a Date can hold, ms. */
const DATE_MAX_MS = 8.64e15;

/** A date and time, or what is wrong with the time. */
type Clock = { localDate: LocalDate; time: string | null; problem?: string };

/** The date and time of the person's clock, from the parts or else from the instant and its offset. */
function wallClock(entry: BackupEntry, rules: DateRules): ReadValue<Clock> {
  const { year, month, day, hour, minute, datetime, timeZoneOffset } = entry;
  if (year != null && month != null && day != null) {
    const date = readDate(`${String(year).padStart(4, '0')}-${month + 1}-${day}`, rules);
    if ('problem' in date) return date;
    const time = hour == null || minute == null ? null : clockTime(hour, minute);
    if (time !== null) return { value: { localDate: date.value, time } };
    const isMissing = hour == null || minute == null;
    const problem = isMissing
      ? PROBLEM_COPY.noTime
      : PROBLEM_COPY.impossibleTime(`${hour}:${String(minute).padStart(2, '0')}`);
    return { value: { localDate: date.value, time, problem: PROBLEM_COPY.withoutTime(problem) } };
  }
  if (datetime == null || Math.abs(datetime) > DATE_MAX_MS / 2) return { problem: PROBLEM_COPY.noDate };
  const offsetMs = Math.abs(timeZoneOffset ?? 0) < 24 * 60 * MINUTE_MS ? (timeZoneOffset ?? 0) : 0;
  const written = new Date(datetime + offsetMs).toISOString();
  const date = readDate(written.slice(0, written.indexOf('T')), rules);
  if ('problem' in date) return date;
  return { value: { localDate: date.value, time: written.slice(written.indexOf('T') + 1).slice(0, 5) } };
}

/** The JSON of a backup that is Base64, with or without line breaks, or JSON already. Null if it is neither. */
export function backupJson(text: string): string | null {
  const content = text.trim();
  if (content.startsWith('{')) return content;
  // The first character of the JSON is a brace, which gives one of these beginnings.
  if (!/^e[wy]/.test(content) || /[^\w+/=\s-]/.test(content)) return null;
  return Buffer.from(content, 'base64').toString('utf8');
}

/** Reads the JSON inside a backup of Daylio. Positions of entries stand for lines. */
export function readDaylioBackup(text: string, { maxEntries, today }: ReadOptions): ReadDiary {
  const parsed = parseJson(text, { maxEntries });
  if (!parsed.ok) return parsed;
  const backup = BACKUP.safeParse(parsed.json).data;
  if (!backup) return refuseFile('FILE_OF_ANOTHER_KIND');
  if (backup.dayEntries.length > maxEntries) return refuseFile('FILE_TOO_MANY_ENTRIES');
  const moodOf = backupMoods(backup.customMoods);
  const tagNames = backupTags(backup.tags);
  const diary = createDiaryBuilder({ maxEntries });
  let assets = 0;
  let firstDeleted = 0;
  let deleted = 0;
  for (const [place, one] of backup.dayEntries.entries()) {
    const line = place + 1;
    const entry = BACKUP_ENTRY.safeParse(one).data;
    if (!entry) {
      diary.report(line, PROBLEM_COPY.unreadableEntry);
      continue;
    }
    const clock = wallClock(entry, { today });
    if ('problem' in clock) {
      diary.report(line, clock.problem);
      continue;
    }
    const { name, score } = moodOf(entry.mood);
    const known = entry.tags.filter((id) => tagNames.has(id));
    if (known.length < entry.tags.length) {
      firstDeleted ||= line;
      deleted += 1;
    }
    assets += entry.assets.length;
    const { localDate, time, problem } = clock.value;
    const note = noteWithTitle(entry.note_title, entry.note);
    const activities = known.map((id) => tagNames.get(id) ?? '');
    if (problem !== undefined) diary.report(line, problem);
    diary.add({ line, localDate, time, mood: name, score, note, activities });
  }
  if (assets > 0) diary.report(0, PROBLEM_COPY.assets(assets));
  if (deleted > 0) diary.report(firstDeleted, PROBLEM_COPY.deletedActivities(deleted));
  return diary.diary(backup.dayEntries.length);
}
