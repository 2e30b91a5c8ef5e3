import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import type { EntryRow } from '../entries/entry.ts';
import { entryQueries } from '../entries/read-entries.ts';
import { writeEntries } from '../entries/write-entries.ts';
import { type AcceptedShare, readerOf } from './make-reader.ts';
import { asOperator } from './operator.ts';
import type { Owner } from './owner.ts';
import type { Reader } from './reader.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const days = { start: '2026-01-01', end: '2026-12-31' };
const share: AcceptedShare = { userId: 'ana', parts: ['moods'], days, until: NOW + 1 };

describe('readerOf', () => {
  it('returns a reader only for a shared part and before the share ends', () => {
    expect(readerOf(share, 'moods', NOW)).toMatchObject({ userId: 'ana', days });
    expect(readerOf(share, 'notes', NOW)).toBeNull();
    expect(readerOf(share, 'moods', NOW + 1)).toBeNull();
  });

  it('returns a reader that the compiler refuses for writes and for parts that are not shared', () => {
    const write = (db: Database, owner: Owner, row: EntryRow) => writeEntries.insert(db, owner, row);
    const compiled = (reader: Reader<'moods'>, db: Database, row: EntryRow) => [
      // @ts-expect-error a reader can't write
      () => write(db, reader, row),
      () => entryQueries.listScored(db, reader, { limit: 1 }),
      // @ts-expect-error a reader of moods is not a reader of notes
      () => entryQueries.list(db, reader, { limit: 1 }),
      // @ts-expect-error an operator is not an owner
      () => write(db, asOperator(), row),
      // @ts-expect-error an owner can't be written as a literal
      () => write(db, { userId: 'ana' }, row),
    ];
    expect(compiled).toBeTypeOf('function');
  });
});
