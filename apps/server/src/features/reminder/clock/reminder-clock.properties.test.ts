import { SLOTS, type Slot } from '@alento/domain/reminder/slots';
import { HOUR_MS, localDateAndOffset } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitOfRuns, runs } from '../../../../../../testing/tier/tier.ts';
import { reminders, waitingPushes } from '../../../db/schema/reminder.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { registration } from '../../../testing/people/push-registration.ts';
import { MINUTE, startTestApp } from '../../../testing/test-app.ts';
import { register, schedule } from '../reminder.harness.ts';

/** The server looks for due reminders more often; a quarter of an hour keeps the test short. */
const STEP = 15 * MINUTE;

const app = await openForFile(startTestApp({ LIMIT_WRITES_PER_MINUTE: '100000' }));

/** Zones, with a start shortly before a clock change or beside the date line. */
const PLACES = [
  ['America/Sao_Paulo', '2026-03-10T05:00:00Z'],
  ['America/New_York', '2026-03-06T05:00:00Z'],
  ['America/New_York', '2026-10-30T04:00:00Z'],
  ['Europe/Lisbon', '2026-03-27T00:00:00Z'],
  ['Pacific/Auckland', '2026-04-04T02:00:00Z'],
  ['Pacific/Honolulu', '2026-04-04T02:00:00Z'],
] as const;
const ZONES = [...new Set(PLACES.map(([zone]) => zone))];

const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) =>
    [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
  );
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('run' as const), hours: fc.integer({ min: 1, max: 72 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('set' as const), slot: fc.constantFrom(...SLOTS), time: fc.option(time) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('travel' as const), zone: fc.constantFrom(...ZONES) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('down' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
);

/** Local date and time at an instant. */
function local(ms: number, zone: string): { date: string; time: string } {
  const { localDate: date, offsetMinutes } = localDateAndOffset(ms, zone);
  return { date, time: new Date(ms + offsetMinutes * MINUTE).toISOString().slice(11, 16) };
}

it(
  'at most one per person, day and slot, never early, never more than an hour late, and one on each undisturbed day',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PLACES),
        fc.array(step, { minLength: 1, maxLength: 8 }),
        async ([firstZone, from], steps) => {
          await app.database.db.delete(reminders);
          await app.database.db.delete(waitingPushes);
          app.push.sent.length = 0;
          let [now, zone]: [number, string] = [Date.parse(from), firstZone];
          app.setNow(now);
          const person = await app.newPerson();
          const zoned = () => ({ 'X-Time-Zone': zone });
          await person.call('POST', '/push-notifications/register', registration('aparelho-1'), zoned());
          const times: Record<Slot, string | null> = { morning: '08:00', afternoon: null, evening: '21:30' };
          await schedule(person, times, zoned());
          const sentOn = new Set<string>();
          /** Slots and days on which the schedule or the zone changed, or the server was down. */
          const disturbed = new Set<string>();
          const disturb = () => {
            for (const slot of SLOTS)
              for (const near of [-24, 0, 24]) disturbed.add(`${slot} ${local(now + near * HOUR_MS, zone).date}`);
          };
          for (const slot of SLOTS) disturbed.add(`${slot} ${local(now, zone).date}`);
          for (const one of steps) {
            if (one.do === 'run') {
              for (const until = now + one.hours * HOUR_MS; now < until; ) {
                now += STEP;
                app.setNow(now);
                const before = app.push.sent.length;
                await app.app.reminders.runOnce();
                for (const { message } of app.push.sent.slice(before)) {
                  const { slot = '', date = '' } = message.data;
                  expect(sentOn, 'sent twice').not.toContain(`${slot} ${date}`);
                  sentOn.add(`${slot} ${date}`);
                  expect(message.expiresAt - HOUR_MS, 'early').toBeLessThanOrEqual(now);
                  expect(message.expiresAt, 'late').toBeGreaterThanOrEqual(now);
                }
                const localNow = local(now, zone);
                for (const slot of SLOTS) {
                  if (times[slot] !== localNow.time || disturbed.has(`${slot} ${localNow.date}`)) continue;
                  expect(sentOn, `missing ${slot}`).toContain(`${slot} ${localNow.date}`);
                }
              }
            } else if (one.do === 'down') {
              disturb();
              now += one.hours * HOUR_MS;
              disturb();
            } else if (one.do === 'travel') {
              disturb();
              zone = one.zone;
              app.setNow(now);
              await register(person, 'aparelho-1');
              await person.call('POST', '/push-notifications/register', registration('aparelho-1'), zoned());
              disturb();
            } else {
              times[one.slot] = one.time;
              app.setNow(now);
              await schedule(person, { [one.slot]: one.time }, zoned());
              disturb();
            }
          }
        },
      ),
      { numRuns: runs(5) },
    );
  },
  limitOfRuns(120_000),
);
