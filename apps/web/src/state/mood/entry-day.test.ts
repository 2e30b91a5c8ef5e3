import { describe, expect, it } from 'vitest';
import { instantToRestore, timeOfEntry } from './entry-day.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const at = (iso: string) => Date.parse(iso);
/** Lived in Tokyo on the 15th, 08:30; in São Paulo that instant is the evening of the 14th. */
const journey = {
  id: 'a',
  score: 3,
  note: '',
  ai_analysis: '',
  tags: [],
  timestamp: at('2026-11-14T23:30:00Z'),
  localDate: '2026-11-15',
};

describe('timeOfEntry', () => {
  it('is the hour where the entry was lived, as its day is', () => {
    expect(timeOfEntry({ ...journey, offsetMinutes: 540 }, SAO_PAULO)).toBe('08:30');
    expect(timeOfEntry({ ...journey, offsetMinutes: -180 }, 'Asia/Tokyo')).toBe('20:30');
    expect(timeOfEntry({ ...journey, offsetMinutes: 345 }, SAO_PAULO)).toBe('05:15');
  });

  it('is the hour here while it is not known where', () => {
    expect(timeOfEntry(journey, SAO_PAULO)).toBe('20:30');
  });
});

describe('instantToRestore', () => {
  it('keeps the exact instant where it lies on the same day', () => {
    const home = { ...journey, localDate: '2026-11-14' };
    expect(instantToRestore(home, SAO_PAULO, at('2026-12-01T00:00:00Z'))).toBe(home.timestamp);
  });

  it("takes noon of the entry's own day after a journey", () => {
    expect(instantToRestore(journey, SAO_PAULO, at('2026-12-01T00:00:00Z'))).toBe(at('2026-11-15T15:00:00Z'));
  });

  it('never asks for an instant in the future', () => {
    expect(instantToRestore(journey, SAO_PAULO, at('2026-11-15T14:59:00Z'))).toBe(journey.timestamp);
  });
});
