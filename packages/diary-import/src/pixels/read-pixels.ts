import { z } from 'zod';
import { type ReadDiary, type ReadOptions, refuseFile } from '../diary/diary.ts';
import { createDiaryBuilder, type ReadEntry } from '../diary/diary-builder.ts';
import { scoreOfStep } from '../diary/known-moods.ts';
import { PROBLEM_COPY } from '../diary/problems.copy.ts';
import { decodeText } from '../file/decode-text.ts';
import { parseJson } from '../file/parse-json.ts';
import { isZip, unzipOne } from '../file/unzip.ts';
import { cleanText, withoutNull } from '../text/clean-text.ts';
import { clockTime, type DateRules, readDate } from '../text/date-and-time.ts';

/** Pixels has one entry a day and no time: its moods get the minutes from noon on, in their order. */
const NOON_HOUR = 12;
/** Pixels offers fewer moods a day. */
const SCORES_MAX = 60;

const TAG = z.union([
  z.string().transform((name) => [name]),
  z.object({ entries: z.array(z.unknown()).nullish() }).transform(({ entries }) => entries ?? []),
]);
/** A note, or its lines. */
const NOTES = z.union([z.string(), z.array(z.string()).transform((lines) => lines.join('\n'))]);
/** Groups of tags: in a list, or by the name of the group. Or tags: in a text, or those that are true. */
const TAGS = z
  .union([
    z.array(z.unknown()),
    z.string().transform((names) => names.split(',')),
    z
      .record(z.string(), z.unknown())
      .transform((groups) => Object.entries(groups).flatMap(([name, group]) => (group === true ? name : group))),
  ])
  .nullish()
  .catch(null);
const COMMON = z.object({
  date: z.string(),
  type: z.string().nullish().catch(null),
  notes: z.unknown().optional(),
  tags: TAGS,
});
/** A pixel of today, and one of old versions, which had one mood a day and emotions. Null if it is neither. */
const PIXEL = z.union([
  COMMON.extend({
    scores: z.union([z.array(z.unknown()), z.number().transform((score): unknown[] => [score])]),
  }),
  COMMON.extend({
    mood: z.union([z.number(), z.string(), z.null()]),
    emotions: TAGS,
  }).transform(({ mood, emotions, ...pixel }) => ({
    ...pixel,
    scores: [mood],
    tags: [...(emotions ?? []), ...(pixel.tags ?? [])],
  })),
]);
type Pixel = z.infer<typeof PIXEL>;

/** Whether an item of a list is a pixel, even one with a fault. */
const LIKE_PIXEL = z.union([
  z.looseObject({ date: z.unknown().refine(Boolean), scores: z.unknown().refine(Boolean) }),
  z.looseObject({
    date: z.unknown().refine(Boolean),
    mood: z.union([z.number(), z.string().refine((mood) => scoreOf(mood) !== null)]),
  }),
]);

/** How many objects may be around the list of pixels. */
const OBJECTS_MAX = 2;

/** The lists of a file: the file itself, or those in the objects around them. */
function listsIn(json: unknown, objects = OBJECTS_MAX): unknown[][] {
  if (Array.isArray(json)) return [json];
  const values = objects > 0 ? Object.values(z.looseObject({}).safeParse(json).data ?? {}) : [];
  return values.flatMap((value) => listsIn(value, objects - 1));
}

/** The list of pixels. Null if there is none. */
function pixelsOf(json: unknown): unknown[] | null {
  const lists = listsIn(json);
  const pixels = lists.find((list) => list.some((one) => LIKE_PIXEL.safeParse(one).success));
  return pixels ?? lists.find((list) => list.length === 0) ?? null;
}

/** A score from 1 to 5, which may be between two. Null if it is something else. */
function scoreOf(value: unknown): number | null {
  const score =
    typeof value === 'string' && /^\s*\d(?:[.,]\d+)?\s*$/.test(value) ? Number(value.replace(',', '.')) : value;
  return typeof score === 'number' && score >= 1 && score <= 5 ? score : null;
}

const writtenScore = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const namesOf = (tags: Pixel['tags']): string[] =>
  (tags ?? [])
    .flatMap((tag) => TAG.safeParse(tag).data ?? [])
    .filter((name): name is string => typeof name === 'string');

/**
 * An entry for each mood of a day, and at most one problem for those that are impossible and one for those between two
 * scores. The note is with the first entry, and the activities with each.
 */
function readPixel(pixel: Pixel, line: number, rules: DateRules): ReadEntry[] {
  const date = readDate(pixel.date, rules);
  if ('problem' in date) return [date];
  if (pixel.scores.every((score) => score === null)) return [{ problem: PROBLEM_COPY.noMood }];
  if (pixel.scores.length > SCORES_MAX) return [{ problem: PROBLEM_COPY.tooManyScores }];
  const scores = pixel.scores.map(scoreOf);
  const first = scores.findIndex((score) => score !== null);
  const impossible = scores.indexOf(null);
  const between = scores.findIndex((score) => score !== null && !Number.isInteger(score));
  const note = NOTES.safeParse(pixel.notes ?? '').data;
  const unread: ReadEntry[] = note === undefined ? [{ problem: PROBLEM_COPY.unreadableNote }] : [];
  const entries = scores.flatMap((found, place): ReadEntry[] => {
    const written = writtenScore(pixel.scores[place]);
    if (found === null) return place === impossible ? [{ problem: PROBLEM_COPY.impossibleScore(written) }] : [];
    const score = Math.round(found);
    const value = {
      line,
      localDate: date.value,
      time: clockTime(NOON_HOUR, place),
      mood: String(score),
      // Pixels counts from the worst mood, Daylio from the best.
      score: scoreOfStep(6 - score),
      note: place === first ? withoutNull(cleanText(note ?? '')) : '',
      activities: namesOf(pixel.tags),
    };
    return [place === between ? { value, problem: PROBLEM_COPY.roundedScore(written, score) } : { value }];
  });
  return [...unread, ...entries];
}

function readText(bytes: Uint8Array, { maxUnpackedBytes, maxEntries, today }: ReadOptions): ReadDiary {
  if (bytes.length > maxUnpackedBytes) return refuseFile('FILE_TOO_LARGE');
  const text = decodeText(bytes);
  if (text.trim() === '') return refuseFile('FILE_EMPTY');
  if (!/^\s*[[{]/.test(text)) return refuseFile('FILE_OF_ANOTHER_KIND');
  const parsed = parseJson(text, { maxEntries });
  if (!parsed.ok) return parsed;
  const pixels = pixelsOf(parsed.json);
  if (!pixels) return refuseFile('FILE_OF_ANOTHER_KIND');
  if (pixels.length > maxEntries) return refuseFile('FILE_TOO_MANY_ENTRIES');
  const diary = createDiaryBuilder({ maxEntries });
  let others = 0;
  let firstOther = 0;
  for (const [place, one] of pixels.entries()) {
    if (diary.isFull()) break;
    const line = place + 1;
    const pixel = PIXEL.safeParse(one).data;
    if (pixel?.type && pixel.type.toLowerCase() !== 'mood') {
      firstOther ||= line;
      others += 1;
      continue;
    }
    const read = pixel ? readPixel(pixel, line, { today }) : [{ problem: PROBLEM_COPY.unreadableEntry }];
    for (const entry of read) diary.take(line, entry);
  }
  if (others > 0) diary.report(firstOther, PROBLEM_COPY.otherKinds(others));
  return diary.diary(pixels.length);
}

function chooseJson(paths: string[]): string | null {
  const files = paths.filter((path) => path.toLowerCase().endsWith('.json'));
  return files.length === 1 ? (files[0] ?? null) : null;
}

/** Reads a backup of the app Pixels: JSON, or an archive with this file. Positions in the list stand for lines. */
export function readPixels(bytes: Uint8Array, options: ReadOptions): ReadDiary {
  if (!isZip(bytes)) return readText(bytes, options);
  const unzipped = unzipOne(bytes, { maxUnpackedBytes: options.maxUnpackedBytes, choose: chooseJson });
  return unzipped.ok ? readText(unzipped.bytes, options) : unzipped;
}
