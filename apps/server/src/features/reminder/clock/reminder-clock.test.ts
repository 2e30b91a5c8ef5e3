import { describe, expect, it } from 'vitest';
import { waitingPushes } from '../../../db/schema/reminder.ts';
import { registration } from '../../../testing/people/push-registration.ts';
import { DAY, HOUR, MINUTE, type Person } from '../../../testing/test-app.ts';
import { addressesOf, MORNING, register, START, schedule, startReminderApp } from '../reminder.harness.ts';

const { app, at, reminded } = await startReminderApp();
const titles = () => app.push.sent.map(({ message }) => message.title);

describe('reminders', () => {
  it('are sent at their time, once, with the specified titles', async () => {
    await reminded({ morning: '09:00', afternoon: '14:30', evening: '21:00' });
    await at(HOUR - 1);
    expect(titles()).toEqual([]);
    await at(HOUR);
    await at(HOUR + 1000);
    await at(6.5 * HOUR);
    await at(13 * HOUR);
    await at(14 * HOUR);
    expect(titles()).toEqual(['Como você está se sentindo?', 'Momento de reflexão', 'Fim do dia']);
    await at(DAY + HOUR);
    expect(titles()).toHaveLength(4);
  });

  it('go to every device, with data for the account and the page that a tap opens', async () => {
    const one = await reminded(MORNING, ['aparelho-1', 'aparelho-2']);
    await at(HOUR);
    expect(addressesOf(app).sort()).toEqual(['aparelho-1', 'aparelho-2']);
    expect(app.push.sent[0]?.message).toMatchObject({
      tag: 'mood-morning',
      data: { kind: 'mood', slot: 'morning', account: one.userId, url: '/registrar', discreet: '0' },
      expiresAt: START + 2 * HOUR,
    });
  });

  it('are not sent if they are more than 60 minutes late, and the next day they are', async () => {
    await reminded();
    await at(2 * HOUR + 1);
    expect(titles()).toEqual([]);
    await at(DAY + HOUR);
    expect(titles()).toHaveLength(1);
  });

  it('are left out if a mood was recorded in the three hours before, unless the person wants them', async () => {
    const one = await reminded();
    await one.call('POST', '/mood-entries', { score: 3 });
    await at(HOUR);
    expect(titles()).toEqual([]);
    await schedule(one, { skipsRecent: false });
    app.setNow(START + DAY);
    await one.call('POST', '/mood-entries', { score: 3 });
    await at(DAY + HOUR);
    expect(titles()).toHaveLength(1);
  });

  it('are left out on a day with a mood, if the person wants that, also long after it', async () => {
    const one = await reminded({ morning: '09:00', evening: '21:00', skipsToday: true, skipsRecent: false });
    app.setNow(START - 9 * HOUR);
    await one.call('POST', '/mood-entries', { score: 3 });
    // At 23:00 of the day before, which is no mood of today.
    await at(HOUR);
    expect(titles()).toHaveLength(1);
    await one.call('POST', '/mood-entries', { score: 3 });
    await at(13 * HOUR);
    await at(DAY - 9 * HOUR);
    expect(titles()).toHaveLength(1);
    await at(DAY + HOUR);
    expect(titles()).toHaveLength(2);
  });

  it('are left out if a mood of today was recorded while the push service refused them', async () => {
    const one = await reminded({ morning: '09:00', skipsToday: true, skipsRecent: false });
    app.push.answer(() => ({ outcome: 'later', afterMs: 10 * MINUTE }));
    await at(HOUR);
    expect(titles()).toHaveLength(1);
    await one.call('POST', '/mood-entries', { score: 3 });
    await at(HOUR + 20 * MINUTE);
    expect(titles()).toHaveLength(1);
    expect(await app.database.db.$count(waitingPushes)).toBe(0);
  });

  it('are not sent after they were switched off or the device was removed', async () => {
    const off = await reminded();
    await schedule(off, { morning: null });
    const removed = await app.newPerson();
    await register(removed, 'aparelho-3');
    await schedule(removed, { morning: '09:00' });
    await removed.call('DELETE', '/push-notifications/devices/aparelho-3');
    await at(HOUR);
    expect(titles()).toEqual([]);
  });

  it('are sent once a day, also if the time is changed after one was sent or switched off and on', async () => {
    const one = await reminded();
    await at(HOUR);
    await schedule(one, { morning: '09:30' });
    await schedule(one, { morning: null });
    await schedule(one, { morning: '09:30' });
    await at(HOUR + 31 * MINUTE);
    expect(titles()).toHaveLength(1);
    await at(DAY + HOUR + 30 * MINUTE);
    expect(titles()).toHaveLength(2);
  });

  it('are sent at the new time if it is changed a minute before', async () => {
    const one = await reminded();
    app.setNow(START + 59 * MINUTE);
    await schedule(one, { morning: '09:05' });
    await at(HOUR);
    expect(titles()).toEqual([]);
    await at(HOUR + 5 * MINUTE);
    expect(titles()).toHaveLength(1);
  });

  it('are not lost if another setting is changed in the moment in which they are due', async () => {
    const one = await reminded();
    app.setNow(START + HOUR + 200);
    await schedule(one, { isDiscreet: true });
    await at(HOUR + 300);
    expect(app.push.sent.map(({ message }) => message)).toMatchObject([{ title: 'Lembrete', data: { discreet: '1' } }]);
  });

  it('move with a journey when the device registers in another zone', async () => {
    const one = await reminded({ morning: '09:00', evening: '21:00' });
    await at(HOUR);
    // Lisbon is three hours ahead: 21:00 there is 18:00 in São Paulo.
    await one.call(
      'POST',
      '/push-notifications/register',
      { ...registration('aparelho-1') },
      { 'X-Time-Zone': 'Europe/Lisbon' },
    );
    await at(10 * HOUR - 1);
    expect(titles()).toHaveLength(1);
    await at(10 * HOUR);
    expect(titles()).toEqual(['Como você está se sentindo?', 'Fim do dia']);
    await at(13 * HOUR);
    expect(titles()).toHaveLength(2);
  });
});

describe('answers of push services', () => {
  it('gone: the device is removed, the others stay', async () => {
    const one = await reminded(MORNING, ['aparelho-1', 'aparelho-2']);
    app.push.answer(({ target }) =>
      target.kind === 'web' && target.endpoint.endsWith('1') ? { outcome: 'gone' } : { outcome: 'accepted' },
    );
    await at(HOUR);
    const left = (await one.call('GET', '/push-notifications/devices')).body;
    expect(left.map(({ id }: { id: string }) => id)).toEqual(['aparelho-2']);
  });

  it('later: waits as long as Retry-After says, sends once, and keeps the expiry', async () => {
    await reminded();
    app.push.answer(() => ({ outcome: 'later', afterMs: 10 * MINUTE }));
    await at(HOUR);
    app.push.answer(() => ({ outcome: 'accepted' }));
    await at(HOUR + 10 * MINUTE - 1);
    expect(app.push.sent).toHaveLength(1);
    await at(HOUR + 14 * MINUTE);
    await at(HOUR + 30 * MINUTE);
    expect(app.push.sent).toHaveLength(2);
    expect(app.push.sent[1]?.message).toEqual(app.push.sent[0]?.message);
  });

  it('a service that is dead for more than an hour: few attempts, and nothing late afterwards', async () => {
    await reminded();
    app.push.answer(() => ({ outcome: 'later', afterMs: null }));
    for (let minutes = 0; minutes < 62; minutes += 1) await at(HOUR + minutes * MINUTE);
    const tried = app.push.sent.length;
    expect(tried).toBeGreaterThan(4);
    expect(tried).toBeLessThan(14);
    app.push.answer(() => ({ outcome: 'accepted' }));
    await at(2 * HOUR + 5 * MINUTE);
    expect(app.push.sent).toHaveLength(tried);
  });

  it('a service that works again in time gets what is still wanted', async () => {
    await reminded();
    app.push.answer(() => ({ outcome: 'later', afterMs: null }));
    for (let minutes = 0; minutes < 30; minutes += 1) await at(HOUR + minutes * MINUTE);
    const tried = app.push.sent.length;
    app.push.answer(() => ({ outcome: 'accepted' }));
    for (let minutes = 30; minutes < 60; minutes += 1) await at(HOUR + minutes * MINUTE);
    expect(app.push.sent).toHaveLength(tried + 1);
  });

  it('refused: not sent again', async () => {
    await reminded();
    app.push.answer(() => ({ outcome: 'refused', status: 400 }));
    await at(HOUR);
    await at(HOUR + 30 * MINUTE);
    expect(app.push.sent).toHaveLength(1);
  });

  it('a failure of one sending doesn’t stop the others', async () => {
    await reminded(MORNING, ['aparelho-1', 'aparelho-2', 'aparelho-3']);
    app.push.answer(({ target }) => {
      if (target.kind === 'web' && target.endpoint.endsWith('2')) throw new Error('broken');
      return { outcome: 'accepted' };
    });
    await at(HOUR);
    expect(app.push.sent).toHaveLength(3);
  });

  it.each([
    ['is switched off', (one: Person) => schedule(one, { morning: null }), []],
    ['is left out because of a mood', (one: Person) => one.call('POST', '/mood-entries', { score: 3 }), []],
    ['becomes discreet', (one: Person) => schedule(one, { isDiscreet: true }), ['Lembrete']],
  ])('what waits is decided anew when it is sent: it %s', async (_what, change, expected) => {
    const one = await reminded();
    app.push.answer(() => ({ outcome: 'later', afterMs: null }));
    await at(HOUR);
    app.push.sent.length = 0;
    app.push.answer(() => ({ outcome: 'accepted' }));
    await change(one);
    await at(HOUR + 5 * MINUTE);
    expect(titles()).toEqual(expected);
    expect(await app.database.db.$count(waitingPushes)).toBe(0);
  });

  it('a medicine that was removed or noted meanwhile is not reminded of again', async () => {
    const one = await reminded({});
    const add = async () =>
      (await one.call('POST', '/medications', { name: 'Remédio', dose: '', times: ['09:00'], reminds: true })).body.id;
    const [removed, noted] = [await add(), await add()];
    app.push.answer(() => ({ outcome: 'later', afterMs: null }));
    await at(HOUR);
    expect(app.push.sent).toHaveLength(1);
    app.push.answer(() => ({ outcome: 'accepted' }));
    await one.call('DELETE', `/medications/${removed}`);
    const dose = { medicationId: noted, date: '2026-03-16', time: '09:00', status: 'taken' };
    await one.call('PUT', '/medication-doses', dose);
    await at(HOUR + 5 * MINUTE);
    expect(app.push.sent).toHaveLength(1);
  });
});
