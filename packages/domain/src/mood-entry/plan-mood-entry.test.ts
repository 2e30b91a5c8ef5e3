import { describe, expect, it } from 'vitest';
import { CHECK_IN_NOTE_MAX, EARLIEST_TIMESTAMP_MS, FUTURE_TOLERANCE_MS, NOTE_MAX } from './limits.ts';
import { type MoodEntryInput, planMoodEntry } from './plan-mood-entry.ts';

const NOW = Date.parse('2026-11-21T15:00:00.123Z');
const IN_SAO_PAULO = { now: NOW, timeZone: 'America/Sao_Paulo' };
const refusalOf = (input: MoodEntryInput, context = IN_SAO_PAULO): string | null => {
  const planned = planMoodEntry(input, context);
  return planned.ok ? null : planned.code;
};

describe('planMoodEntry()', () => {
  it('uses the server’s clock for an entry without a timestamp', () => {
    expect(planMoodEntry({ score: 4 }, IN_SAO_PAULO)).toEqual({
      ok: true,
      value: { score: 4, note: '', timestamp: NOW, localDate: '2026-11-21', offsetMinutes: -180, source: 'app' },
    });
  });

  it.each([
    ['2026-11-21T02:59:59.999Z', 'America/Sao_Paulo', '2026-11-20', -180],
    ['2026-11-21T03:00:00.000Z', 'America/Sao_Paulo', '2026-11-21', -180],
  ])('computes for %s in %s the local date %s and the offset %i minutes', (iso, timeZone, localDate, offsetMinutes) => {
    const planned = planMoodEntry({ score: 0, timestamp: Date.parse(iso) }, { now: NOW, timeZone });
    expect(planned).toMatchObject({ ok: true, value: { localDate, offsetMinutes, timestamp: Date.parse(iso) } });
  });

  it.each([
    [{ score: 3, note: 'a\u0000b' }, 'NOTE_INVALID'],
    [{ score: 3, note: '\uD83D' }, 'NOTE_INVALID'],
    [{ score: 3, note: 'é'.repeat(NOTE_MAX + 1) }, 'NOTE_TOO_LONG'],
    [{ score: 3, timestamp: Number.NaN }, 'TIMESTAMP_INVALID'],
    [{ score: 3, timestamp: 1.5 }, 'TIMESTAMP_INVALID'],
    [{ score: 3, timestamp: -1 }, 'TIMESTAMP_INVALID'],
    [{ score: 3, timestamp: EARLIEST_TIMESTAMP_MS - 1 }, 'TIMESTAMP_INVALID'],
    [{ score: 3, timestamp: Number.MAX_VALUE }, 'TIMESTAMP_INVALID'],
    [{ score: 3, timestamp: NOW + FUTURE_TOLERANCE_MS + 1 }, 'TIMESTAMP_IN_FUTURE'],
    [{ score: 3, timestamp: Number.MAX_SAFE_INTEGER }, 'TIMESTAMP_IN_FUTURE'],
  ])('refuses invalid input with the expected error code (case %#)', (input, code) => {
    expect(refusalOf(input)).toBe(code);
  });

  it('limits a note from the mood popup to 255 characters', () => {
    const note = (length: number): MoodEntryInput => ({ score: 3, note: '🇧🇷'.repeat(length), source: 'popup' });
    expect(planMoodEntry(note(CHECK_IN_NOTE_MAX), IN_SAO_PAULO)).toMatchObject({
      ok: true,
      value: { source: 'popup' },
    });
    expect(refusalOf(note(CHECK_IN_NOTE_MAX + 1))).toBe('NOTE_TOO_LONG');
    expect(refusalOf({ ...note(CHECK_IN_NOTE_MAX + 1), source: 'notification' })).toBeNull();
  });

  it.each([
    { score: 0, note: '', timestamp: EARLIEST_TIMESTAMP_MS },
    { score: 5, note: '🇧🇷'.repeat(NOTE_MAX), timestamp: NOW + FUTURE_TOLERANCE_MS },
    { score: 3, note: undefined, timestamp: undefined },
  ])('accepts values at the limits (case %#)', (input) => {
    expect(refusalOf(input)).toBeNull();
  });
});
