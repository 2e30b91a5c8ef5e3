import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser, sessions } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Devices that get notifications. A device's row ends with the session that registered it. */
export const pushDevices = pgTable(
  'push_devices',
  {
    userId: ofUser(),
    /** The id that the device made for itself. */
    id: text('id').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Keyed hash of the subscription's address or the token: a browser or an app belongs to one account at a time. */
    addressHash: text('address_hash').notNull(),
    /** JSON: address and keys or token, platform, name. */
    content: sealed('content').notNull(),
    registeredAt: instant('registered_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('push_devices_address').on(table.addressHash),
    index('push_devices_session').on(table.sessionId),
  ],
);

/**
 * When each reminder is due next: the one table from which reminders are claimed. The id is a keyed hash and the
 * content is padded, so that a dump doesn't tell reminders of moods and of medication apart.
 */
export const reminders = pgTable(
  'reminders',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    /** JSON: what it reminds of, and the time of day. */
    content: sealed('content').notNull(),
    /** Time of day, HH:MM, and the zone in which it is meant. `dueAt` tells both, so they are not encrypted either. */
    time: text('time').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Null while it is switched off. */
    dueAt: instant('due_at'),
    /** The day in the person's zone to which `dueAt` belongs; null while it is switched off. */
    dueDate: date('due_date', { mode: 'string' }),
    /** The last day for which it was sent, left out or dropped: there is no second one for that day. */
    lastDate: date('last_date', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('reminders_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** Notifications that a push service could not take, to be sent again until they expire. */
export const waitingPushes = pgTable(
  'waiting_pushes',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    deviceId: text('device_id').notNull(),
    /** JSON: the message. */
    content: sealed('content').notNull(),
    attempts: integer('attempts').notNull(),
    notBefore: instant('not_before').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('waiting_pushes_due').on(table.notBefore),
    foreignKey({
      columns: [table.userId, table.deviceId],
      foreignColumns: [pushDevices.userId, pushDevices.id],
    }).onDelete('cascade'),
  ],
);
