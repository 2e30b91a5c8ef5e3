import type { Export } from '@alento/contract/my-data/exports';
import type { Import, ImportPreview } from '@alento/contract/my-data/imports';
import { DATA_KINDS, type DataKind } from '@alento/domain/my-data/kinds';
import type { DataOf } from './fake-server/route.ts';

// The gallery answers with these too, so this file imports nothing of the app but types.

type Overview = DataOf<'GET /my-data'>;

const HOUR_MS = 3_600_000;

/** The overview of a person who keeps the given counts since the given time. */
export const overviewOf = (
  counts: Partial<Record<DataKind, number>>,
  overrides: Partial<Overview> & { since?: number } = {},
): Overview => {
  const { since = 0, ...rest } = overrides;
  return {
    kinds: DATA_KINDS.map((kind) => {
      const count = counts[kind] ?? 0;
      return { kind, count, since: count === 0 ? null : since };
    }),
    consents: [],
    privacyContact: null,
    ...rest,
  };
};

/** An export that is being made since the given time. */
export const exportOf = (createdAt: number, overrides: Partial<Export> = {}): Export => ({
  id: 'e1',
  status: 'processing',
  progress: { done: 4, of: 18 },
  expiresAt: null,
  createdAt,
  bytes: null,
  ...overrides,
});

/** An export that can be downloaded. */
export const readyExportOf = (createdAt: number, overrides: Partial<Export> = {}): Export =>
  exportOf(createdAt, {
    status: 'ready',
    progress: { done: 18, of: 18 },
    expiresAt: createdAt + 48 * HOUR_MS,
    bytes: 2_400_000,
    ...overrides,
  });

/** An import that runs since the given time. */
export const importOf = (createdAt: number, overrides: Partial<Import> = {}): Import => ({
  id: 'i1',
  source: 'daylio',
  fileName: 'daylio_export.csv',
  status: 'processing',
  progress: { done: 100, of: 298 },
  created: 0,
  updated: 0,
  createdAt,
  undoUntil: null,
  showsHelp: false,
  ...overrides,
});

/** An import that is complete and can be undone. */
export const readyImportOf = (createdAt: number, overrides: Partial<Import> = {}): Import =>
  importOf(createdAt, {
    status: 'ready',
    progress: { done: 298, of: 298 },
    created: 298,
    undoUntil: createdAt + 30 * 24 * HOUR_MS,
    ...overrides,
  });

/** A preview of a diary of Daylio in which everything is mapped. */
export const previewOf = (overrides: Partial<ImportPreview> = {}): ImportPreview => ({
  id: 'i1',
  source: 'daylio',
  fileName: 'daylio_export.csv',
  days: 208,
  entries: 312,
  known: 14,
  changed: 0,
  since: '2022-01-03',
  until: '2024-03-05',
  tags: [
    { name: 'família', tag: 't1', entries: 90 },
    { name: 'corrida', tag: 'new', entries: 41 },
  ],
  problems: [],
  scale: [
    { name: 'radiante', score: 5, entries: 60 },
    { name: 'bem', score: 3, entries: 150 },
    { name: 'horrível', score: 0, entries: 12 },
  ],
  ...overrides,
});

/** The answer to a deletion that removed the given counts. */
export const deletedOf = (counts: Partial<Record<DataKind, number>>): DataOf<'DELETE /account/delete'> => ({
  message: 'Sua conta foi excluída.',
  deletedData: Object.fromEntries(DATA_KINDS.map((kind) => [kind, counts[kind] ?? 0])) as Record<DataKind, number>,
});
