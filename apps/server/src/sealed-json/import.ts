import { ENTRY_SOURCES } from '@alento/domain/mood-entry/entry-source';
import { z } from 'zod';
import { sealedJson } from '../crypto/sealed-json.ts';

const Content = z.strictObject({
  fileName: z.string(),
  days: z.int().min(0),
  /** How many of the entries are in the diary already. */
  known: z.int().min(0),
  /** How many of the known entries have another note in the file. */
  changed: z.int().min(0).default(0),
  /** Whether the notes of the file replace those of known entries. */
  update: z.literal([0, 1]).default(0),
  /** How many notes are replaced so far. */
  updated: z.int().min(0).default(0),
  since: z.string().nullable(),
  until: z.string().nullable(),
  /** Moods of the file with the score that each becomes; null if it isn't chosen yet. */
  scale: z.array(z.strictObject({ name: z.string(), entries: z.int(), score: z.number().nullable() })),
  /** Activities with the tag that each becomes: a tag's id, `new`, or null for none. Icon and group are for a new tag. */
  tags: z.array(
    z.strictObject({
      name: z.string(),
      entries: z.int(),
      tag: z.string().nullable(),
      icon: z.string().optional(),
      group: z.string().optional(),
    }),
  ),
  problems: z.array(z.strictObject({ line: z.int(), message: z.string() })),
  /** Ids of the tags that the import created. */
  createdTags: z.array(z.string()),
  /** Whether a recent entry is a sign of a crisis; both values have the same length. */
  showsHelp: z.literal([0, 1]),
});
/** What is stored of an import: the preview and the choices. Lists are emptied when the import is complete. */
export type ImportContent = z.infer<typeof Content>;

export const IMPORT = sealedJson({
  table: 'imports',
  version: 1,
  schema: Content,
});

const Entry = z.strictObject({
  id: z.string(),
  /** Instant, ms epoch. */
  at: z.number(),
  localDate: z.string(),
  offsetMinutes: z.int(),
  /** Name of the mood, as in the scale. */
  mood: z.string(),
  note: z.string(),
  /** Names of activities, as in the list of tags. */
  activities: z.array(z.string()),
  source: z.enum(ENTRY_SOURCES),
  /** AI comment of an entry that Alento exported. */
  analysis: z.string().optional(),
  /** Keyed hash of the diary's note that this one replaces if the person wants it. */
  replaces: z.string().optional(),
});
/** An entry that will be added when the import is confirmed. */
export type PlannedImport = z.infer<typeof Entry>;
const Part = z.strictObject({ entries: z.array(Entry) });

export const IMPORT_PART = sealedJson({
  table: 'import_parts',
  version: 1,
  schema: Part,
});
