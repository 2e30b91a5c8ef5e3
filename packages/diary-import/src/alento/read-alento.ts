import { ENTRY_SOURCES } from '@alento/domain/mood-entry/entry-source';
import { isMoodScore, MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { isLocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { type ForeignEntry, type ReadDiary, type ReadOptions, refuseFile } from '../diary/diary.ts';
import { PROBLEM_COPY } from '../diary/problems.copy.ts';
import { decodeText } from '../file/decode-text.ts';
import { parseJson } from '../file/parse-json.ts';
import { isZip, unzipOne } from '../file/unzip.ts';
import { cleanName, cleanText } from '../text/clean-text.ts';

/** Name of the document in the archive, and its format (contract/my-data/export-document.ts). */
const FILE = 'diario.json';
const FORMAT = 'alento-export';

/** Longest name of an icon. Longer ones are no icons of Alento. */
const ICON_MAX = 40;

const ENTRY = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  score: z.number().refine(isMoodScore),
  note: z.string(),
  timestamp: z.int(),
  localDate: z.string().refine(isLocalDate),
  offsetMinutes: z.int().min(-1080).max(1080),
  source: z.enum(ENTRY_SOURCES).catch('import'),
  tags: z.array(z.string()).catch([]),
  aiAnalysis: z.string().catch(''),
});
const TAG = z.object({
  id: z.string(),
  name: z.string().min(1),
  icon: z.string().max(ICON_MAX).optional().catch(undefined),
  group: z.string().optional().catch(undefined),
});
const DOCUMENT = z.object({
  format: z.literal(FORMAT),
  entries: z.array(z.unknown()),
  tags: z.array(z.unknown()).catch([]),
});

/** A read entry, or the line of one that can't be read. */
function readEntry(value: unknown, line: number, tagNames: ReadonlyMap<string, string>): ForeignEntry | null {
  const { data } = ENTRY.safeParse(value);
  if (!data) return null;
  const { id, score, note, timestamp, localDate, offsetMinutes, source, tags, aiAnalysis } = data;
  return {
    line,
    localDate,
    time: null,
    mood: MOOD_LABELS[score] ?? '',
    note: cleanText(note),
    activities: [...new Set(tags.flatMap((tag) => tagNames.get(tag) ?? []))],
    own: { id, timestamp, offsetMinutes, source, analysis: aiAnalysis },
  };
}

function readText(bytes: Uint8Array, { maxUnpackedBytes, maxEntries }: ReadOptions): ReadDiary {
  if (bytes.length > maxUnpackedBytes) return refuseFile('FILE_TOO_LARGE');
  const text = decodeText(bytes);
  if (text.trim() === '') return refuseFile('FILE_EMPTY');
  if (!/^\s*\{/.test(text)) return refuseFile('FILE_OF_ANOTHER_KIND');
  const parsed = parseJson(text, { maxEntries });
  if (!parsed.ok) return parsed;
  const document = DOCUMENT.safeParse(parsed.json).data;
  if (!document) return refuseFile('FILE_OF_ANOTHER_KIND');
  if (document.entries.length === 0) return refuseFile('FILE_HAS_NO_ENTRIES');
  if (document.entries.length > maxEntries) return refuseFile('FILE_TOO_MANY_ENTRIES');
  const tags = document.tags.flatMap((one) => TAG.safeParse(one).data ?? []);
  const tagNames = new Map(tags.map(({ id, name }) => [id, cleanText(name)]));
  const read = document.entries.map((one, index) => readEntry(one, index + 1, tagNames));
  // The first entry with an id counts, as the first row does in files of other apps.
  const byId = new Map<string, ForeignEntry>();
  for (const entry of read) if (entry?.own && !byId.has(entry.own.id)) byId.set(entry.own.id, entry);
  const entries = [...byId.values()];
  const used = (name: string): number => entries.filter(({ activities }) => activities.includes(name)).length;
  return {
    ok: true,
    entries,
    scale: MOOD_LABELS.flatMap((name, score) => {
      const count = entries.filter(({ mood }) => mood === name).length;
      return count > 0 && isMoodScore(score) ? [{ name, score, entries: count }] : [];
    }),
    activities: tags.map(({ id, icon, group }) => {
      const name = tagNames.get(id) ?? '';
      return {
        name,
        entries: used(name),
        ...(icon === undefined ? {} : { icon }),
        ...(group ? { group: cleanName(group) } : {}),
      };
    }),
    problems: read.flatMap((entry, index) =>
      entry === null ? [{ line: index + 1, message: PROBLEM_COPY.unreadableEntry }] : [],
    ),
    duplicates: read.filter(Boolean).length - entries.length,
  };
}

const chooseDocument = (paths: string[]): string | null =>
  paths.find((path) => path.split('/').at(-1) === FILE) ?? null;

/** Reads an export of Alento: its archive, or the JSON document alone. Positions in the list stand for lines. */
export function readAlento(bytes: Uint8Array, options: ReadOptions): ReadDiary {
  if (!isZip(bytes)) return readText(bytes, options);
  const unzipped = unzipOne(bytes, { maxUnpackedBytes: options.maxUnpackedBytes, choose: chooseDocument });
  return unzipped.ok ? readText(unzipped.bytes, options) : unzipped;
}
