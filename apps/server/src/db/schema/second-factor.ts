import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Second factors. An account has at most one authenticator app and several passkeys. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['totp', 'passkey'] }).notNull(),
    /** JSON, padded: the secret of an authenticator app, or id, public key, transports and name of a passkey. */
    content: sealed('content').notNull(),
    /** Last accepted time step of an authenticator app, or signature counter of a passkey. It only increases. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null for an authenticator app until the person has confirmed it with a code. */
    confirmedAt: instant('confirmed_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('second_factors_one_app').on(table.userId).where(sql`${table.kind} = 'totp'`),
    check('second_factors_kind', sql`${table.kind} in ('totp', 'passkey')`),
  ],
);

/** Unused recovery codes. The id is a keyed hash of the code. The row is deleted when the code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofUser(), id: text('id').notNull(), createdAt: instant('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Tickets: sign-ins and confirmations that still require a second factor, and passkey registrations. */
export const factorTickets = pgTable(
  'factor_tickets',
  {
    userId: ofUser(),
    /** SHA-256 of the ticket's secret part. */
    id: text('id').notNull(),
    purpose: text('purpose', { enum: ['sign-in', 'confirm', 'register'] }).notNull(),
    /** WebAuthn challenge, base64url. */
    challenge: text('challenge').notNull(),
    /** Number of attempts so far. */
    tries: integer('tries').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('factor_tickets_age').on(table.expiresAt),
    check('factor_tickets_purpose', sql`${table.purpose} in ('sign-in', 'confirm', 'register')`),
  ],
);

/** Unconfirmed recovery addresses, and changes that can still be undone. */
export const recoveryChanges = pgTable(
  'recovery_changes',
  {
    userId: ofUser(),
    /** SHA-256 of the mailed link's secret part. */
    id: text('id').notNull(),
    kind: text('kind', { enum: ['confirm', 'undo'] }).notNull(),
    /** The new address; or for a change that can be undone the former address, null if there was none. */
    address: sealed('address'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('recovery_changes_one_waiting').on(table.userId).where(sql`${table.kind} = 'confirm'`),
    index('recovery_changes_age').on(table.expiresAt),
    check('recovery_changes_kind', sql`${table.kind} in ('confirm', 'undo')`),
  ],
);
