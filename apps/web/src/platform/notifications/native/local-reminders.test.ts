import { PUSH_DEDUP_MS } from '@alento/domain/reminder/limits';
import { DAY_MS, HOUR_MS, localDateOf } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localReminders, type ReminderTimes } from './local-reminders.ts';
import { contentHashOf, RepeatedPushes } from './repeated-pushes.ts';

const ZONE = 'America/Sao_Paulo';
/** 23 November 2026, 12:00 in São Paulo. */
const NOON = Date.parse('2026-11-23T15:00:00Z');
const times = (given: Partial<ReminderTimes> = {}): ReminderTimes => ({
  morning: null,
  afternoon: null,
  evening: null,
  isDiscreet: false,
  ...given,
});

const clockOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

describe('localReminders()', () => {
  it('has ids 1, 2 and 3 and the titles of companion §4; a time that has passed begins tomorrow', () => {
    const made = localReminders(times({ morning: '09:00', afternoon: '14:07', evening: '21:30' }), {
      now: NOON,
      timeZone: ZONE,
    });
    expect(made.map(({ id, title, schedule }) => [id, title, schedule?.at.toISOString(), schedule?.every])).toEqual([
      [1, 'Como você está se sentindo?', '2026-11-24T12:00:00.000Z', 'day'],
      [2, 'Momento de reflexão', '2026-11-23T17:07:00.000Z', 'day'],
      [3, 'Fim do dia', '2026-11-24T00:30:00.000Z', 'day'],
    ]);
    expect(made[2]?.extra).toEqual({ kind: 'mood', slot: 'evening' });
  });

  it('asks for no exact alarm, for which Android would open its settings', () => {
    const made = localReminders(times({ morning: '09:00' }), { now: NOON, timeZone: ZONE });
    expect(made[0]?.isExactNotification).toBe(false);
  });

  it('leaves out what is off or no time of day, and tells nothing in discreet mode', () => {
    const made = localReminders(times({ morning: '9:00', afternoon: '24:00', evening: '23:59', isDiscreet: true }), {
      now: NOON,
      timeZone: ZONE,
    });
    expect(made.map(({ id, title, smallIcon }) => [id, title, smallIcon])).toEqual([
      [3, 'Lembrete', 'ic_notification_neutral'],
    ]);
  });

  const part = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));

  it('comes at the time of day, after now and within a day', () => {
    fc.assert(
      fc.property(
        part(23),
        part(59),
        fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') }),
        // Zones without clock changes in these years, in which every time exists on every day.
        fc.constantFrom(ZONE, 'America/Manaus', 'Asia/Kolkata', 'Pacific/Kiritimati'),
        (hour, minute, now, timeZone) => {
          const time = `${hour}:${minute}`;
          const [{ schedule } = {}] = localReminders(times({ evening: time }), { now, timeZone });
          const at = schedule?.at ?? new Date(Number.NaN);
          expect(clockOf(at, timeZone)).toBe(time);
          expect(at.getTime()).toBeGreaterThan(now);
          expect(at.getTime() - now).toBeLessThanOrEqual(DAY_MS);
          const isLaterToday = time > clockOf(new Date(now), timeZone);
          expect(localDateOf(at.getTime(), timeZone) === localDateOf(now, timeZone)).toBe(isLaterToday);
        },
      ),
    );
  });

  it('comes within 25 hours in a zone with clock changes', () => {
    fc.assert(
      fc.property(
        part(23),
        part(59),
        fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2027-01-01') }),
        (hour, minute, now) => {
          const [{ schedule } = {}] = localReminders(times({ morning: `${hour}:${minute}` }), {
            now,
            timeZone: 'Europe/Lisbon',
          });
          const waits = (schedule?.at.getTime() ?? Number.NaN) - now;
          expect(waits).toBeGreaterThan(0);
          expect(waits).toBeLessThanOrEqual(DAY_MS + HOUR_MS);
        },
      ),
    );
  });
});

describe('RepeatedPushes', () => {
  const push = { title: 'Fim do dia', body: 'Como foi?', data: { kind: 'mood', date: '2026-11-23' } };

  it('recognises the same content for 10 seconds', () => {
    const repeated = new RepeatedPushes();
    expect(repeated.isRepeated(push, 0)).toBe(false);
    expect(repeated.isRepeated({ ...push }, PUSH_DEDUP_MS - 1)).toBe(true);
    expect(repeated.isRepeated(push, PUSH_DEDUP_MS)).toBe(false);
    expect(repeated.isRepeated({ ...push, body: 'Outro' }, PUSH_DEDUP_MS)).toBe(false);
  });

  it('shows again after the clock was set back', () => {
    const repeated = new RepeatedPushes();
    repeated.isRepeated(push, HOUR_MS);
    expect(repeated.isRepeated(push, 0)).toBe(false);
  });

  it('hashes the content, whatever the order of the data', () => {
    expect(contentHashOf(push)).toBe(contentHashOf({ ...push, data: { date: '2026-11-23', kind: 'mood' } }));
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, body) => {
        fc.pre(title !== body);
        expect(contentHashOf({ title, body })).not.toBe(contentHashOf({ title: body, body: title }));
      }),
    );
  });
});
