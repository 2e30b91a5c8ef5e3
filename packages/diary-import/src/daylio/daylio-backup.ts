import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { type ReadDiary, type ReadOptions, refuseFile } from '../diary/diary.ts';
import { createDiaryBuilder } from '../diary/diary-builder.ts';
import { daylioNameOf, scoreOfName, scoreOfStep } from '../diary/known-moods.ts';
import { PROBLEM_COPY, sameNamedMood, unnamedMood } from '../diary/problems.copy.ts';
import { parseJson } from '../file/parse-json.ts';
import { cleanName } from '../text/clean-text.ts';
import { clockTime, type DateRules, type ReadValue, readDate } from '../text/date-and-time.ts';
import { imageCount } from '../text/html-note.ts';
import { noteWithTitle } from '../text/note-with-title.ts';
import { itemsOfList } from './items-of-list.ts';

/** An id, or the reference to one. Some versions write numbers, some write texts. */
const id = z.union([z.number(), z.string()]).transform(String);
/** An activity of an entry: its id, or an object with the id. */
const TAG_ID = z.union([id, z.object({ id }).transform((tag) => tag.id)]);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const number = z.number().nullish().catch(null);

const list = z.unknown().optional().transform(itemsOfList);
const assetCount = list.transform((items) => items.length);
/** The ids of an entry's activities. An empty one stands for an item that is no id. */
const tagIds = list.transform((items) => items.map((item) => TAG_ID.safeParse(item).data ?? ''));

/** The backup itself. Everything else in it, such as goals, reminders and settings, is left out. */
const BACKUP = z.object({
  dayEntries: z.array(z.unknown()),
  customMoods: list,
  tags: list,
  tag_groups: list,
  /** All photos and recordings. Some versions list them only here, others only in the entries. */
  assets: assetCount,
});

/** A mood: one of Daylio's five with `predefined_name_id` from 1 (best) to 5 (worst), or an own one with a name. */
const BACKUP_MOOD = z.object({
  id,
  custom_name: text,
  mood_group_id: number,
  predefined_name_id: number,
});

const BACKUP_TAG = z.object({ id, name: z.string(), id_tag_group: id.nullish().catch(null) });
const BACKUP_GROUP = z.object({ id, name: z.string() });

/** An entry. The date is that of the person's clock; `datetime` and `timeZoneOffset` (ms) give the same. */
const BACKUP_ENTRY = z.object({
  year: number,
  /** The first month is 0. */
  month: number,
  day: number,
  hour: number,
  minute: number,
  datetime: number,
  timeZoneOffset: number,
  mood: id,
  note: text,
  note_title: text,
  tags: tagIds,
  assets: assetCount,
});
type BackupEntry = z.infer<typeof BACKUP_ENTRY>;

type NamedMood = { name: string; score: MoodScore | null };

/** Returns the moods of a backup by id. Different moods have different names. */
function backupMoods(list: readonly unknown[]): (id: string) => NamedMood {
  const moods = new Map<string, NamedMood>();
  /** The scores of the moods that share a name. */
  const scoresOf = new Map<string, (MoodScore | null)[]>();
  const named = (name: string, score: MoodScore | null): NamedMood => {
    const scores = scoresOf.get(name.toLowerCase()) ?? [];
    if (!scores.includes(score)) scores.push(score);
    scoresOf.set(name.toLowerCase(), scores);
    const place = scores.indexOf(score) + 1;
    return { name: place === 1 ? name : sameNamedMood(name, place), score };
  };
  for (const one of list) {
    const mood = BACKUP_MOOD.safeParse(one).data;
    if (!mood) continue;
    const step = mood.mood_group_id ?? mood.predefined_name_id ?? 0;
    const name =
      cleanName(mood.custom_name) ||
      daylioNameOf(mood.predefined_name_id ?? step) ||
      daylioNameOf(step) ||
      cleanName(unnamedMood(mood.id));
    moods.set(mood.id, named(name, scoreOfStep(step) ?? scoreOfName(name)));
  }
  return (id) => {
    const known = moods.get(id);
    if (known) return known;
    // A mood that is no longer in the list: the five of Daylio have fixed ids.
    const step = Number(id);
    const mood = named(daylioNameOf(step) ?? cleanName(unnamedMood(id)), scoreOfStep(step));
    moods.set(id, mood);
    return mood;
  };
}

/**
 * Returns the names of the activities of a backup by id. Archived ones are in the list, deleted ones may be missing.
 */
function backupTags(list: readonly unknown[]): Map<string, string> {
  const tags = list.flatMap((one) => BACKUP_TAG.safeParse(one).data ?? []);
  return new Map(tags.map(({ id, name }) => [id, name]));
}

/** Returns the groups of the activities of a backup by name, in lower case. */
function backupGroups({ tags, tag_groups }: z.infer<typeof BACKUP>): Map<string, string> {
  const groups = new Map(
    tag_groups.flatMap((one) => {
      const { data } = BACKUP_GROUP.safeParse(one);
      return data ? [[data.id, cleanName(data.name)]] : [];
    }),
  );
  return new Map(
    tags.flatMap((one) => {
      const { data } = BACKUP_TAG.safeParse(one);
      const group = groups.get(data?.id_tag_group ?? '');
      return data && group ? [[cleanName(data.name).toLowerCase(), group]] : [];
    }),
  );
}

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

/**
 * Reads the JSON inside a backup of Daylio. Positions of entries stand for lines.
 *
 * @param packed number of photos and recordings in the archive. Not every version lists them.
 */
export function readDaylioBackup(text: string, { maxEntries, today }: ReadOptions, packed: number): ReadDiary {
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
    assets += Math.max(entry.assets, imageCount(entry.note));
    const { localDate, time, problem } = clock.value;
    const note = noteWithTitle(entry.note_title, entry.note);
    const activities = known.map((id) => tagNames.get(id) ?? '');
    if (problem !== undefined) diary.report(line, problem);
    diary.add({ line, localDate, time, mood: name, score, note, activities });
  }
  const left = Math.max(assets, backup.assets, packed);
  if (left > 0) diary.report(0, PROBLEM_COPY.assets(left));
  if (deleted > 0) diary.report(firstDeleted, PROBLEM_COPY.deletedActivities(deleted));
  const read = diary.diary(backup.dayEntries.length);
  if (!read.ok) return read;
  const groups = backupGroups(backup);
  const activities = read.activities.map((one) => {
    const group = groups.get(one.name.toLowerCase());
    return group === undefined ? one : { ...one, group };
  });
  return { ...read, activities };
}
