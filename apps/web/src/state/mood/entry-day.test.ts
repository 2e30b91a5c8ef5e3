import { describe, expect, it } from 'vitest';
import { entryOf } from '../../testing/answers.ts';
import { instantToRestore, timeOfEntry } from './entry-day.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const at = (iso: string) => Date.parse(iso);
/** An entry recorded in Tokyo on the 15th at 08:30, which is the evening of the 14th in São Paulo. */
const journey = entryOf({ timestamp: at('2026-11-14T23:30:00Z'), localDate: '2026-11-15' });

describe('timeOfEntry', () => {
  it('returns the time in the zone where the entry was recorded', () => {
    expect(timeOfEntry({ ...journey, offsetMinutes: 540 }, SAO_PAULO)).toBe('08:30');
    expect(timeOfEntry({ ...journey, offsetMinutes: -180 }, 'Asia/Tokyo')).toBe('20:30');
    expect(timeOfEntry({ ...journey, offsetMinutes: 345 }, SAO_PAULO)).toBe('05:15');
  });

  it('returns the time in the current zone if the zone of the entry is unknown', () => {
    expect(timeOfEntry(journey, SAO_PAULO)).toBe('20:30');
  });
});

describe('instantToRestore', () => {
  it('returns the exact instant if it is on the same day in the current zone', () => {
    const home = { ...journey, localDate: '2026-11-14' };
    expect(instantToRestore(home, SAO_PAULO, at('2026-12-01T00:00:00Z'))).toBe(home.timestamp);
  });

  it('returns noon of the entry’s day if the instant is on another day in the current zone', () => {
    expect(instantToRestore(journey, SAO_PAULO, at('2026-12-01T00:00:00Z'))).toBe(at('2026-11-15T15:00:00Z'));
  });

  it('never returns an instant in the future', () => {
    expect(instantToRestore(journey, SAO_PAULO, at('2026-11-15T14:59:00Z'))).toBe(journey.timestamp);
  });
});
