import { randomUUID } from 'node:crypto';
import { localDateOf } from '@alento/domain/time/local-date';
import { readConfig } from '../../../apps/server/src/config.ts';
import { keyRingOf } from '../../../apps/server/src/crypto/key-ring.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { profiles, sessions, userKeys, users } from '../../../apps/server/src/db/schema/account.ts';
import { pushDevices, reminders } from '../../../apps/server/src/db/schema/reminder.ts';
import { PUSH_DEVICE, REMINDER } from '../../../apps/server/src/sealed-json/reminder.ts';
import { environmentOf, type Place, SECRETS } from '../processes/server.ts';
import { query } from '../processes/work-folder.ts';

const ZONE = 'America/Sao_Paulo';
/** Rows per statement. */
const BATCH = 500;
const FAR_MS = 86_400_000;

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));

/**
 * Inserts one account for each subscription, with one device and one reminder. No server may be running meanwhile.
 *
 * @param dueAt when the reminder with an index is due, ms epoch.
 * @returns the ids of the accounts, in the order of the subscriptions.
 */
export async function addRemindedPeople(
  place: Place,
  subscriptions: readonly Subscription[],
  dueAt: (index: number) => number,
): Promise<string[]> {
  const database = await openDatabase(readConfig(environmentOf(place)), (error) => {
    throw error;
  });
  await database.migrate();
  const keyRing = keyRingOf(SECRETS);
  const at = new Date();
  const end = new Date(at.getTime() + FAR_MS);
  const all = subscriptions.map(({ endpoint, keys }, index) => {
    const userId = randomUUID().replaceAll('-', '');
    const { userKey, ...wrapped } = keyRing.create(userId);
    const due = new Date(dueAt(index));
    const target = { kind: 'web' as const, endpoint, ...keys };
    const device = { target, platform: 'android' as const, isCapacitor: false, name: 'Chrome no Android' };
    const reminder = { kind: 'mood' as const, slot: 'morning' as const, time: '09:00' };
    return {
      user: { id: userId, name: '', email: userId, emailVerified: false, createdAt: at, updatedAt: at },
      key: { userId, ...wrapped, createdAt: at },
      profile: { userId, isAnonymous: true, timeZone: ZONE, createdAt: at },
      session: { id: userId, userId, token: userId, expiresAt: end, createdAt: at, updatedAt: at },
      device: {
        ...{ userId, id: 'aparelho-1', sessionId: userId, addressHash: userId, registeredAt: at, lastSeenAt: at },
        content: PUSH_DEVICE.seal(userKey, `${userId}/aparelho-1`, device),
      },
      reminder: {
        ...{ userId, id: 'r', time: '09:00', timeZone: ZONE, dueAt: due, dueDate: localDateOf(due.getTime(), ZONE) },
        content: REMINDER.seal(userKey, `${userId}/r`, reminder),
      },
    };
  });
  for (const batch of inBatches(all)) {
    await database.db.insert(users).values(batch.map(({ user }) => user));
    await database.db.insert(userKeys).values(batch.map(({ key }) => key));
    await database.db.insert(profiles).values(batch.map(({ profile }) => profile));
    await database.db.insert(sessions).values(batch.map(({ session }) => session));
    await database.db.insert(pushDevices).values(batch.map(({ device }) => device));
    await database.db.insert(reminders).values(batch.map(({ reminder }) => reminder));
  }
  await database.close();
  return all.map(({ user }) => user.id);
}

/** Sets when the reminders of these accounts are due, while servers may be running. @param dueAt ms epoch */
export async function setDue(
  databaseUrl: string,
  userIds: readonly string[],
  dueAt: (index: number) => number,
): Promise<void> {
  const instants = userIds.map((_, index) => new Date(dueAt(index)).toISOString());
  await query(databaseUrl, {
    text: `update reminders set due_at = given.due_at, due_date = (given.due_at at time zone time_zone)::date
     from unnest($1::text[], $2::timestamptz[]) as given (user_id, due_at) where reminders.user_id = given.user_id`,
    values: [userIds, instants],
  });
}

/** Adds reminders to those of a database that are due tomorrow or later. No server may be running meanwhile. */
export const addIdleReminders = (databaseUrl: string, count: number): Promise<void> =>
  query(
    databaseUrl,
    {
      text: `insert into reminders (user_id, id, content, time, time_zone, due_at, due_date)
     select user_id, 'i' || n, content, time, time_zone, now() + interval '1 day' + n * interval '80 milliseconds', due_date
     from reminders, generate_series(1, $1::int) n`,
      values: [count],
    },
    'analyze reminders',
  );
