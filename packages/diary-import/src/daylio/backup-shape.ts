import { z } from 'zod';

/** An id, or the reference to one. Some versions write numbers, some write texts. */
const id = z.union([z.number(), z.string()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const number = z.number().nullish().catch(null);

/** The backup itself. Everything else in it, such as goals, reminders and settings, is left out. */
export const BACKUP = z.object({
  dayEntries: z.array(z.unknown()),
  customMoods: z.array(z.unknown()).catch([]),
  tags: z.array(z.unknown()).catch([]),
});

/** A mood: one of Daylio's five with `predefined_name_id` from 1 (best) to 5 (worst), or an own one with a name. */
export const BACKUP_MOOD = z.object({
  id,
  custom_name: text,
  mood_group_id: number,
  predefined_name_id: number,
});

export const BACKUP_TAG = z.object({ id, name: z.string() });

/** An entry. The date is that of the person's clock; `datetime` and `timeZoneOffset` (ms) give the same. */
export const BACKUP_ENTRY = z.object({
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
  tags: z.array(id).catch([]),
  /** Photos and recordings. */
  assets: z.array(z.unknown()).catch([]),
});
export type BackupEntry = z.infer<typeof BACKUP_ENTRY>;
