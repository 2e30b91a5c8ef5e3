import { expect, it } from 'vitest';
import { HOUR } from '../../../testing/test-app.ts';
import { addressesOf, register, schedule, startReminderApp } from '../reminder.harness.ts';

const PEOPLE = 12;
const DEVICES = 20;
const NOTICES = PEOPLE * DEVICES;
const SECOND = 1000;

const { app, at } = await startReminderApp();

it('a service that works again after some minutes gets each of some hundred notices once, spread over time, and was asked few times before', async () => {
  for (let one = 0; one < PEOPLE; one += 1) {
    const person = await app.newPerson();
    for (let device = 0; device < DEVICES; device += 1) await register(person, `aparelho-${one}-${device}`);
    await schedule(person, { morning: '09:00' });
  }
  app.push.answer(() => ({ outcome: 'later', afterMs: null }));
  const DEAD_S = 100;
  for (let second = 0; second < DEAD_S; second += 2) await at(HOUR + second * SECOND);
  expect(app.push.sent.length).toBeLessThanOrEqual(3 * NOTICES);
  app.push.sent.length = 0;
  app.push.answer(() => ({ outcome: 'accepted' }));
  const inSeconds: number[] = [];
  for (let second = DEAD_S; second < DEAD_S + 45; second += 1) {
    const before = app.push.sent.length;
    await at(HOUR + second * SECOND);
    if (app.push.sent.length > before) inSeconds.push(app.push.sent.length - before);
  }
  expect(new Set(addressesOf(app)).size).toBe(NOTICES);
  expect(app.push.sent).toHaveLength(NOTICES);
  // All of them were due at the same moment: without the random part of each wait they would come in one second.
  expect(inSeconds.length).toBeGreaterThan(15);
  expect(Math.max(...inSeconds)).toBeLessThan(NOTICES / 5);
}, 120_000);
