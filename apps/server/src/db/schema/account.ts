import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant, sealed } from './columns.ts';

/**
 * What `email` of a deleted account begins with while rows of it are left (features/account/deletion). That of others
 * is a keyed hash.
 */
export const DELETED_PREFIX = 'deleted:';

/** Whether an account was deleted, by its column `email`, with the letters of the index `users_deleted`. */
export const isDeleted = (email: AnyPgColumn): SQL => sql`${email} like ${sql.raw(`'${DELETED_PREFIX}%'`)}`;

/**
 * Accounts. `email` contains the keyed hash of the anonymous address, never an address. Names and devices are encrypted
 * in other tables. The server doesn't read `name`, `emailVerified` and `image`, nor in `accounts` the tokens, their
 * times and `scope`. These columns exist because an earlier version, which used better-auth, writes them at each
 * sign-up and may still be running while this version migrates.
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull(),
    image: text('image'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Day of the last call with a session, UTC, yyyy-MM-dd; null before the first one that was noted. */
    lastUsedOn: date('last_used_on', { mode: 'string' }),
    /** When the person was told that the unused account will be deleted; null if not, or if it was used since. */
    inactivityNoticeAt: instant('inactivity_notice_at'),
  },
  (table) => [index('users_deleted').on(table.id).where(isDeleted(table.email))],
);

/** Column of a row that belongs to an account and is deleted with it. */
export const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    /** SHA-256 of the session token. */
    token: text('token').notNull().unique(),
    /** SHA-256 of a renewed token that a response contained and no request has used yet. */
    renewedToken: text('renewed_token').unique(),
    renewedAt: instant('renewed_at'),
    /** SHA-256 of the previous token, which stays valid for a minute for concurrent requests. */
    previousToken: text('previous_token').unique(),
    previousUntil: instant('previous_until'),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    device: sealed('device'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    // Both columns must stay empty.
    check('sessions_no_address', sql`coalesce(${table.ipAddress}, '') = '' and coalesce(${table.userAgent}, '') = ''`),
  ],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ofUser(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    /** Password hash by argon2id. */
    password: text('password'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('accounts_user').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    /** Hash of the reset token. */
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** A person's data key, wrapped with the master key of `masterKeyVersion`. */
export const userKeys = pgTable('user_keys', {
  userId: ofUser().primaryKey(),
  wrappedKey: bytes('wrapped_key').notNull(),
  masterKeyVersion: integer('master_key_version').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const profiles = pgTable(
  'profiles',
  {
    userId: ofUser().primaryKey(),
    isAnonymous: boolean('is_anonymous').notNull(),
    displayName: sealed('display_name'),
    /** The e-mail address that a person with a traditional account gave, for mail. */
    contactEmail: sealed('contact_email'),
    recoveryEmail: sealed('recovery_email'),
    /** Keyed hash of the recovery address, to find the account by it. */
    recoveryEmailIndex: text('recovery_email_index'),
    /** The account's time zone; changes at most once in 24 hours. */
    timeZone: text('time_zone').notNull(),
    timeZoneChangedAt: instant('time_zone_changed_at'),
    /** When the starter tags were inserted. They are inserted only once, so that deleted ones don't reappear. */
    starterTagsAt: instant('starter_tags_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('profiles_recovery_email').on(table.recoveryEmailIndex)],
);

/** Counters of rate limits by keyed hash of a network address or account (schema of rate-limiter-flexible). */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: instant('expire'),
});

/** Addresses, encrypted, to which a reset mail or notice must still be sent. A row is deleted after sending. */
export const resetRequests = pgTable('reset_requests', {
  id: text('id').primaryKey(),
  address: sealed('address').notNull(),
  createdAt: instant('created_at').notNull(),
});
