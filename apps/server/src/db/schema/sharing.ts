import { REPORT_REASONS } from '@alento/domain/sharing/listing';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser, users } from './account.ts';
import { instant, sealed } from './columns.ts';

/** Professional profiles: a role beside a person's own diary. */
export const professionalProfiles = pgTable(
  'professional_profiles',
  {
    userId: ofUser().primaryKey(),
    /** JSON: name, CRP, UF and the listing. */
    content: sealed('content').notNull(),
    isListed: boolean('is_listed').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('professional_profiles_listed').on(table.createdAt).where(sql`${table.isListed}`)],
);

/**
 * The listing of each account that has or had a professional profile. The row stays if the profile is removed, so that
 * reports and the decision to hide it also apply to a new profile.
 */
export const listings = pgTable(
  'listings',
  {
    userId: ofUser().primaryKey(),
    /** Random id, which everybody may see. */
    listingId: text('listing_id').notNull(),
    /** When an operator hid the listing; null if it is not hidden. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [uniqueIndex('listings_id').on(table.listingId)],
);

/** Invitations of professionals, and the shares that they become when they are accepted. */
export const shares = pgTable(
  'shares',
  {
    /** The owner of the data. */
    userId: ofUser(),
    id: text('id').notNull(),
    /** SHA-256 of the invitation's token, which has 256 random bits. */
    tokenHash: text('token_hash').notNull(),
    /** JSON: days, parts, the owner's name for the professional, the token until it is accepted, the professional. */
    content: sealed('content').notNull(),
    createdAt: instant('created_at').notNull(),
    linkExpiresAt: instant('link_expires_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    acceptedAt: instant('accepted_at'),
    revokedAt: instant('revoked_at'),
    /** The account that accepted it; null before, and after that account was deleted. */
    professionalId: text('professional_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('shares_token').on(table.tokenHash),
    index('shares_of_professional').on(table.professionalId, table.id),
  ],
);

/** What a professional read of a person's data, and when, in minutes. */
export const shareAccesses = pgTable(
  'share_accesses',
  {
    userId: text('user_id').notNull(),
    shareId: text('share_id').notNull(),
    /** When, cut to the minute, so that one minute has at most one row of a kind. */
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.shareId, table.at, table.kind] }),
    index('share_accesses_by_time').on(table.userId, table.at),
    foreignKey({
      columns: [table.userId, table.shareId],
      foreignColumns: [shares.userId, shares.id],
    }).onDelete('cascade'),
  ],
);

/** Reports of listings by people. */
export const listingReports = pgTable(
  'listing_reports',
  {
    /** Who reported. */
    userId: ofUser(),
    listingId: text('listing_id').notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index('listing_reports_by_listing').on(table.listingId),
    check(
      'listing_reports_reason',
      sql`${table.reason} in (${sql.raw(REPORT_REASONS.map((one) => `'${one}'`).join(', '))})`,
    ),
  ],
);
