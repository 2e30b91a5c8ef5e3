import { MAX_SCORE, MIN_SCORE } from '@alento/domain/mood-entry/scale';
import { IMPORT_SOURCES } from '@alento/domain/my-data/kinds';
import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_FILE_NAME_MAX,
  IMPORT_NAME_MAX,
  IMPORT_NAMES_MAX,
  IMPORT_PROBLEMS_MAX,
} from '@alento/domain/my-data/limits';
import { isStorable } from '@alento/domain/text/plain-text';
import { z } from 'zod';
import { get, post, refusedAs, remove } from '../endpoint.ts';
import { Id } from '../fields.ts';

const invalid = refusedAs('IMPORT_MAPPING_INVALID');

const ImportId = Id('IMPORT_NOT_FOUND').meta({ description: 'Id of an import' });

const Name = z.string(invalid).max(IMPORT_NAME_MAX, invalid).refine(isStorable, invalid);
const Score = z.int(invalid).min(MIN_SCORE, invalid).max(MAX_SCORE, invalid);

/** A mood of the file and the score that it becomes; null if the person has to choose it. */
const ScaleMapping = z.object({ name: Name, score: Score.nullable() });
export type ScaleMapping = z.infer<typeof ScaleMapping>;

/**
 * An activity of the file and the tag that it becomes: the id of a tag, `new` for a new tag with this name, or null if
 * it is left out.
 */
const TagMapping = z.object({
  name: Name,
  tag: z.union([z.literal('new'), z.string(invalid).regex(/^[A-Za-z0-9_-]{1,64}$/, invalid)], invalid).nullable(),
});
export type TagMapping = z.infer<typeof TagMapping>;

const Problem = z.object({
  line: z.int().min(0).meta({ description: 'Line of the file, from 1; 0 if it concerns the whole file' }),
  message: z.string(),
});

const Counted = { entries: z.int().min(0).meta({ description: 'Number of entries with it' }) };

/** What a file contains and would become. Nothing is written to the diary before it is confirmed. */
export const ImportPreview = z.object({
  id: z.string(),
  source: z.enum(IMPORT_SOURCES),
  fileName: z.string(),
  days: z.int().min(0).meta({ description: 'Number of days with entries' }),
  entries: z.int().min(0),
  known: z.int().min(0).meta({ description: 'How many of the entries are in the diary already, and are left out' }),
  changed: z.int().min(0).meta({ description: 'How many of the known entries have another note in the file' }),
  since: z.string().nullable().meta({ description: 'First day, yyyy-MM-dd' }),
  until: z.string().nullable().meta({ description: 'Last day, yyyy-MM-dd' }),
  tags: z.array(TagMapping.extend(Counted)).meta({ description: 'Activities, the most frequent first' }),
  problems: z.array(Problem).max(IMPORT_PROBLEMS_MAX),
  scale: z.array(ScaleMapping.extend(Counted)).meta({ description: 'Moods of the file; score null: to be chosen' }),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const Import = z.object({
  id: z.string(),
  source: z.enum(IMPORT_SOURCES),
  fileName: z.string(),
  status: z.enum(['preview', 'processing', 'ready', 'failed']),
  progress: z.object({
    done: z.int().min(0).meta({ description: 'Entries that are looked at' }),
    of: z.int().min(0).meta({ description: 'Entries in all' }),
  }),
  created: z.int().min(0).meta({ description: 'Entries that this import has added' }),
  updated: z.int().min(0).meta({ description: 'Entries whose note this import has replaced' }),
  createdAt: z.number().meta({ description: 'ms epoch' }),
  undoUntil: z.number().nullable().meta({ description: 'ms epoch; null until the import is complete' }),
  showsHelp: z.boolean().meta({
    description: 'Whether a recent note was found that calls for the card with contacts of help',
  }),
});
export type Import = z.infer<typeof Import>;

export const createImport = post('/imports', {
  summary: 'Read a diary of another app. Answers what it contains; nothing is added before it is confirmed',
  limits: ['imports'],
  idempotent: true,
  query: z.object({
    source: z.enum(IMPORT_SOURCES, refusedAs('IMPORT_SOURCE_UNKNOWN')),
    filename: z
      .string(refusedAs('IMPORT_FILE_NAME_INVALID'))
      .trim()
      .min(1, refusedAs('IMPORT_FILE_NAME_INVALID'))
      .max(IMPORT_FILE_NAME_MAX, refusedAs('IMPORT_FILE_NAME_INVALID'))
      .refine(isStorable, refusedAs('IMPORT_FILE_NAME_INVALID')),
  }),
  file: { maxBytes: IMPORT_FILE_MAX_BYTES, tooLarge: 'IMPORT_FILE_TOO_LARGE' },
  response: { status: 201, body: ImportPreview },
  errors: [
    'IMPORT_SOURCE_UNKNOWN',
    'IMPORT_FILE_NAME_INVALID',
    'IMPORT_FILE_EMPTY',
    'IMPORT_FILE_TOO_LARGE',
    'IMPORT_FILE_UNREADABLE',
    'IMPORT_FILE_OF_ANOTHER_KIND',
    'IMPORT_FILE_WITHOUT_ENTRIES',
    'IMPORT_FILE_TOO_MANY_ENTRIES',
    'IMPORT_FILE_TOO_COMPLEX',
    'IMPORT_FILE_ENCRYPTED',
    'IMPORT_RUNNING',
    'UNAVAILABLE',
  ],
});

export const listImports = get('/imports', {
  summary: 'Imports that run or can be undone, newest first; without previews',
  answers: z.array(Import),
});

export const readImport = get('/imports/{id}', {
  summary: 'State of an import',
  params: z.object({ id: ImportId }),
  answers: Import,
  errors: ['IMPORT_NOT_FOUND'],
});

export const confirmImport = post('/imports/{id}/confirm', {
  summary: 'Add the entries of a preview; the choices that are not sent stay as proposed',
  params: z.object({ id: ImportId }),
  largeBody: true,
  body: z.object({
    scale: z.array(ScaleMapping, invalid).max(IMPORT_NAMES_MAX, invalid).optional(),
    tags: z.array(TagMapping, invalid).max(IMPORT_NAMES_MAX, invalid).optional(),
    update: z
      .boolean(invalid)
      .optional()
      .meta({ description: 'Replace the notes of known entries by those of the file, without moods and tags' }),
  }),
  response: { status: 202, body: Import },
  errors: [
    'IMPORT_NOT_FOUND',
    'IMPORT_SCALE_INCOMPLETE',
    'IMPORT_MAPPING_INVALID',
    'IMPORT_TAGS_FULL',
    'NOTES_FULL',
    'IMPORT_RUNNING',
  ],
});

export const removeImport = remove('/imports/{id}', {
  summary: 'Drop a preview, or undo an import: exactly its entries go, for 30 days',
  params: z.object({ id: ImportId }),
  answers: z.object({ removed: z.int().min(0).meta({ description: 'Entries removed' }) }),
  errors: ['IMPORT_NOT_FOUND', 'IMPORT_RUNNING', 'IMPORT_UNDO_ENDED'],
});
