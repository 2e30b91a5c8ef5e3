import { describe, expect, it } from 'vitest';
import { previewOf } from '../../../state/mood/note-preview.ts';
import { entryOf } from '../../../testing/answers.ts';
import { historyRows } from './history-rows.ts';

const entry = (iso: string) => entryOf({ timestamp: Date.parse(iso) });

describe('historyRows', () => {
  it('puts a heading before the entries of each local month', () => {
    // 01:00 UTC on 1 November is still October in São Paulo.
    const rows = historyRows(
      [entry('2026-11-02T12:00:00Z'), entry('2026-11-01T01:00:00Z'), entry('2026-09-09T12:00:00Z')],
      'America/Sao_Paulo',
    );
    expect(rows.map((row) => (row.kind === 'month' ? row.month : row.date))).toEqual([
      '2026-11',
      '2026-11-02',
      '2026-10',
      '2026-10-31',
      '2026-09',
      '2026-09-09',
    ]);
    expect(rows.filter((row) => row.kind === 'entry').map((row) => row.position)).toEqual([1, 2, 3]);
  });
});

describe('previewOf', () => {
  it('returns null for a note of 120 characters', () => {
    expect(previewOf('ã'.repeat(120))).toBeNull();
    expect(previewOf('')).toBeNull();
  });

  it('cuts a longer note after 120 graphemes', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(previewOf(family.repeat(121))).toBe(`${family.repeat(120)}…`);
  });
});
