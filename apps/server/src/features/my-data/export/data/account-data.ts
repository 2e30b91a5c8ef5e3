import type {
  ExportAcceptance,
  ExportConsent,
  ExportDocument,
  ExportSession,
} from '@alento/contract/my-data/export-document';
import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { asc, desc, eq } from 'drizzle-orm';
import {
  deviceContext,
  type ProfileColumn,
  profileContext,
  recoveryChangeContext,
} from '../../../../crypto/account-context.ts';
import { type Sealed, unseal } from '../../../../crypto/seal.ts';
import { profiles, sessions, users } from '../../../../db/schema/account.ts';
import { consents } from '../../../../db/schema/consent.ts';
import { legalDocuments, userLegalAcceptances } from '../../../../db/schema/legal-document.ts';
import { recoveryChanges, recoveryCodes, secondFactors } from '../../../../db/schema/second-factor.ts';
import { SECOND_FACTORS } from '../../../../sealed-documents/second-factor.ts';
import { type Reading, rowIdOf, timeOf, timeOrNull } from './reading.ts';

/** The account and its profile; null if the account was deleted. */
export async function readAccount({ db, person }: Reading): Promise<ExportDocument['account'] | null> {
  const { userId } = person.owner;
  const [row] = await db
    .select({ profile: profiles, lastUsedOn: users.lastUsedOn })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) return null;
  const { profile, lastUsedOn } = row;
  const changes = await db
    .select()
    .from(recoveryChanges)
    .where(eq(recoveryChanges.userId, userId))
    .orderBy(asc(recoveryChanges.createdAt), asc(recoveryChanges.id));
  const key = person.userKey();
  const open = (column: ProfileColumn, sealed: Sealed | null) =>
    sealed && unseal(key, profileContext(userId, column), sealed);
  return {
    id: userId,
    isAnonymous: profile.isAnonymous,
    displayName: open('display_name', profile.displayName),
    contactEmail: open('contact_email', profile.contactEmail),
    recoveryEmail: open('recovery_email', profile.recoveryEmail),
    recoveryChanges: changes.map(({ id, kind, address, createdAt, expiresAt }) => ({
      kind,
      address: address && unseal(key, recoveryChangeContext(userId, id), address),
      createdAt: timeOf(createdAt),
      expiresAt: timeOf(expiresAt),
    })),
    timeZone: profile.timeZone,
    timeZoneChangedAt: timeOrNull(profile.timeZoneChangedAt),
    createdAt: timeOf(profile.createdAt),
    lastUsedOn,
    plan: person.planId,
  };
}

/** Open sessions, newest first; without tokens. */
export async function readSessions({ db, person }: Reading): Promise<ExportSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, person.owner.userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows.map(({ id, device, createdAt, updatedAt, expiresAt }) => ({
    id,
    device: device && unseal(person.userKey(), deviceContext(id), device),
    createdAt: timeOf(createdAt),
    lastRenewedAt: timeOf(updatedAt),
    expiresAt: timeOf(expiresAt),
  }));
}

/** Second factors and unused recovery codes, without secrets, keys and codes. */
export async function readSecondFactors(reading: Reading): Promise<ExportDocument['secondFactors']> {
  const { db, person } = reading;
  const { userId } = person.owner;
  const factors = await db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id));
  const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const labelOf = (id: string, content: Sealed): string =>
    SECOND_FACTORS.passkey.open(person.userKey(), rowIdOf(reading, id), content).label;
  return [
    ...factors.map(({ id, kind, content, createdAt, confirmedAt, lastUsedAt }) => ({
      ...{ id, kind, label: kind === 'passkey' ? labelOf(id, content) : null },
      createdAt: timeOf(createdAt),
      confirmedAt: timeOrNull(confirmedAt),
      lastUsedAt: timeOrNull(lastUsedAt),
    })),
    ...codes.map(({ createdAt }) => ({
      ...{ id: null, kind: 'recovery-code' as const, label: null },
      createdAt: timeOf(createdAt),
      confirmedAt: timeOf(createdAt),
      lastUsedAt: null,
    })),
  ];
}

/** Every time during which a consent was granted, newest first. */
export async function readConsents({ db, person }: Reading): Promise<ExportConsent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, person.owner.userId))
    .orderBy(desc(consents.grantedAt), desc(consents.id));
  return rows.map(({ id, purpose, textVersion, grantedAt, revokedAt }) => ({
    ...{ id, purpose, textVersion },
    grantedAt: timeOf(grantedAt),
    revokedAt: timeOrNull(revokedAt),
  }));
}

/** Accepted legal documents, newest first. */
export async function readAcceptances({ db, person }: Reading): Promise<ExportAcceptance[]> {
  const rows = await db
    .select({ acceptance: userLegalAcceptances, type: legalDocuments.documentType, version: legalDocuments.createdAt })
    .from(userLegalAcceptances)
    .innerJoin(legalDocuments, eq(legalDocuments.id, userLegalAcceptances.documentId))
    .where(eq(userLegalAcceptances.userId, person.owner.userId))
    .orderBy(desc(userLegalAcceptances.acceptedAt), desc(userLegalAcceptances.documentId));
  return rows.map(({ acceptance, type, version }) => ({
    documentId: acceptance.documentId,
    // A check of the table allows no other types.
    documentType: type as LegalDocumentType,
    versionDate: version.toISOString().slice(0, 10),
    acceptedAt: timeOf(acceptance.acceptedAt),
  }));
}
