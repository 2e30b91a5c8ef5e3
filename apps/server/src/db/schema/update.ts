import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A file of a version. `object` is the name of its encrypted bytes in the version's folder. */
type PublishedFile = { readonly name: string; readonly hash: string; readonly object: string; readonly bytes: number };

/** Versions of the web app that were published for the native app. Their files are in a folder. */
export const updateBundles = pgTable(
  'update_bundles',
  {
    version: text('version').primaryKey(),
    channel: text('channel').notNull(),
    /** SHA-256 of the ZIP file, hex. */
    sha256: text('sha256').notNull(),
    /** The same, encrypted with the private key: what the native app verifies. */
    checksum: text('checksum').notNull(),
    /** IV and AES key of the files, the key encrypted with the private key. */
    sessionKey: text('session_key').notNull(),
    /** Size of the ZIP file. */
    bytes: integer('bytes').notNull(),
    files: jsonb('files').$type<readonly PublishedFile[]>().notNull(),
    /** Share of the devices to which it is offered, per cent. */
    rollout: integer('rollout').notNull(),
    /** Lowest version of the native shell that has the plugins which this version needs. */
    minShell: text('min_shell').notNull(),
    publishedAt: instant('published_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    check('update_bundles_rollout', sql`${table.rollout} between 0 and 100`),
    index('update_bundles_channel').on(table.channel, table.publishedAt),
  ],
);

/** How often something happened to a version, by day. No row tells anything of a device. */
export const updateEvents = pgTable(
  'update_events',
  {
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform', { enum: ['android', 'ios'] }).notNull(),
    version: text('version').notNull(),
    action: text('action').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.platform, table.version, table.action] })],
);
