import { HOUR_MS } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localReminders, type ReminderTimes } from './local-reminders.ts';
import { contentHashOf, RepeatedPushes } from './native-notifications.ts';

const times = (overrides: Partial<ReminderTimes> = {}): ReminderTimes => ({
  morning: null,
  afternoon: null,
  evening: null,
  isDiscreet: false,
  ...overrides,
});

describe('localReminders()', () => {
  it('has ids 1, 2 and 3, the specified titles, and a time of day that the device repeats', () => {
    const reminders = localReminders(times({ morning: '09:00', afternoon: '14:07', evening: '21:30' }));
    expect(reminders.map(({ id, title, schedule }) => [id, title, schedule])).toEqual([
      [1, 'Como você está se sentindo?', { on: { hour: 9, minute: 0, second: 0 }, allowWhileIdle: true }],
      [2, 'Momento de reflexão', { on: { hour: 14, minute: 7, second: 0 }, allowWhileIdle: true }],
      [3, 'Fim do dia', { on: { hour: 21, minute: 30, second: 0 }, allowWhileIdle: true }],
    ]);
    expect(reminders[2]?.extra).toEqual({ kind: 'mood', slot: 'evening' });
  });

  it('asks for no exact alarm, for which Android would open its settings', () => {
    const reminders = localReminders(times({ morning: '09:00' }));
    expect(reminders[0]?.isExactNotification).toBe(false);
  });

  it('leaves out what is off or no time of day, and tells nothing in discreet mode', () => {
    const reminders = localReminders(
      times({ morning: '9:00', afternoon: '24:00', evening: '23:59', isDiscreet: true }),
    );
    expect(reminders.map(({ id, title, smallIcon }) => [id, title, smallIcon])).toEqual([
      [3, 'Lembrete', 'ic_notification_neutral'],
    ]);
  });
});

describe('RepeatedPushes', () => {
  const push = { title: 'Fim do dia', body: 'Como foi?', data: { kind: 'mood', date: '2026-11-23' } };

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
