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
import { SECOND_FACTORS } from '../../../../sealed-json/second-factor.ts';
import { documentFields, type Reading, rowIdOf, rowsOf } from './reading.ts';

/** The account and its profile; null if the account was deleted. */
export async function readAccount(reading: Reading): Promise<ExportDocument['account'] | null> {
  const { db, person } = reading;
  const { userId } = person.owner;
  const [row] = await db
    .select({ profile: profiles, lastUsedOn: users.lastUsedOn })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) return null;
  const { profile, lastUsedOn } = row;
  const changes = await rowsOf(reading, recoveryChanges, asc(recoveryChanges.createdAt), asc(recoveryChanges.id));
  const key = person.userKey();
  const open = (column: ProfileColumn, sealed: Sealed | null) =>
    sealed && unseal(key, profileContext(userId, column), sealed);
  return {
    id: userId,
    ...documentFields(profile, 'isAnonymous', 'timeZone', 'timeZoneChangedAt', 'createdAt'),
    displayName: open('display_name', profile.displayName),
    contactEmail: open('contact_email', profile.contactEmail),
    recoveryEmail: open('recovery_email', profile.recoveryEmail),
    recoveryChanges: changes.map((change) => ({
      ...documentFields(change, 'kind', 'createdAt', 'expiresAt'),
      address: change.address && unseal(key, recoveryChangeContext(userId, change.id), change.address),
    })),
    lastUsedOn,
    plan: person.planId,
  };
}

/** Open sessions, newest first; without tokens. */
export async function readSessions(reading: Reading): Promise<ExportSession[]> {
  const rows = await rowsOf(reading, sessions, desc(sessions.createdAt), desc(sessions.id));
  return rows.map(({ device, updatedAt, ...row }) => ({
    ...documentFields(row, 'id', 'createdAt', 'expiresAt'),
    device: device && unseal(reading.person.userKey(), deviceContext(row.id), device),
    lastRenewedAt: updatedAt.getTime(),
  }));
}

/** Second factors and unused recovery codes, without secrets, keys and codes. */
export async function readSecondFactors(reading: Reading): Promise<ExportDocument['secondFactors']> {
  const factors = await rowsOf(reading, secondFactors, asc(secondFactors.createdAt), asc(secondFactors.id));
  const codes = await rowsOf(reading, recoveryCodes);
  const labelOf = (id: string, content: Sealed): string =>
    SECOND_FACTORS.passkey.open(reading.person.userKey(), rowIdOf(reading, id), content).label;
  return [
    ...factors.map((factor) => ({
      ...documentFields(factor, 'id', 'kind', 'createdAt', 'confirmedAt', 'lastUsedAt'),
      label: factor.kind === 'passkey' ? labelOf(factor.id, factor.content) : null,
    })),
    ...codes.map(({ createdAt }) => ({
      ...{ id: null, kind: 'recovery-code' as const, label: null, lastUsedAt: null },
      ...documentFields({ createdAt, confirmedAt: createdAt }, 'createdAt', 'confirmedAt'),
    })),
  ];
}

/** Every time during which a consent was granted, newest first. */
export async function readConsents(reading: Reading): Promise<ExportConsent[]> {
  const rows = await rowsOf(reading, consents, desc(consents.grantedAt), desc(consents.id));
  return rows.map((row) => documentFields(row, 'id', 'purpose', 'textVersion', 'grantedAt', 'revokedAt'));
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
    ...documentFields(acceptance, 'documentId', 'acceptedAt'),
    // A check of the table allows no other types.
    documentType: type as LegalDocumentType,
    versionDate: version.toISOString().slice(0, 10),
  }));
}
