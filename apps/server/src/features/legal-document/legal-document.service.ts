import type { LegalText } from '@alento/content/legal-text';
import { LEGAL_DOCUMENT_TYPES, type LegalDocumentType } from '@alento/domain/legal/documents';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, desc, eq } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';
import type { Runner, Store } from '../../db/database.ts';
import { legalDocuments, userLegalAcceptances } from '../../db/schema/legal-document.ts';

export type LegalDocuments = ReturnType<typeof legalDocumentService>;
type Reference = { id: string; document_type: LegalDocumentType };
type Accepted = Reference & { versionDate: Date; acceptedAt: Date };

/** Versions of the legal texts and their acceptances. */
export function legalDocumentService({ db, clock }: Store) {
  async function newest(type: LegalDocumentType) {
    const [row] = await db
      .select()
      .from(legalDocuments)
      .where(eq(legalDocuments.documentType, type))
      .orderBy(desc(legalDocuments.createdAt))
      .limit(1);
    return row;
  }

  async function recordAcceptances(
    runner: Runner,
    { userId }: Owner,
    documentIds: readonly string[],
    now: Date,
  ): Promise<void> {
    await runner
      .insert(userLegalAcceptances)
      .values(documentIds.map((documentId) => ({ userId, documentId, acceptedAt: now })))
      .onConflictDoNothing();
  }

  return {
    newest,
    accept: recordAcceptances,

    /** Inserts new versions of the texts. Throws if a text was changed without a new date. */
    async importAll(texts: readonly LegalText[]): Promise<void> {
      for (const text of texts) {
        const [same] = await db
          .select({ id: legalDocuments.id })
          .from(legalDocuments)
          .where(and(eq(legalDocuments.documentType, text.documentType), eq(legalDocuments.createdAt, text.createdAt)));
        if (same?.id === text.id) continue;
        if (same) {
          throw new Error(
            `${text.documentType} changed but kept its version_date: people accepted another text under it. Give it a new date.`,
          );
        }
        // Two processes may start concurrently.
        await db.insert(legalDocuments).values(text).onConflictDoNothing();
      }
    },

    async checkNewest({
      termsOfUse,
      privacyPolicy,
    }: {
      termsOfUse: string;
      privacyPolicy: string;
    }): Promise<Result<true>> {
      const [terms, policy] = await Promise.all([newest('TERMS_OF_USE'), newest('PRIVACY_POLICY')]);
      if (termsOfUse === '' || privacyPolicy === '') return refuse('TERMS_NOT_ACCEPTED');
      if (terms?.id !== termsOfUse || policy?.id !== privacyPolicy) return refuse('LEGAL_DOCUMENTS_OUTDATED');
      return accept(true);
    },

    /** The newest versions that this person has not accepted. */
    async pendingOf(actor: Person): Promise<Reference[]> {
      const rows = await db
        .select({ documentId: userLegalAcceptances.documentId })
        .from(userLegalAcceptances)
        .where(eq(userLegalAcceptances.userId, actor.owner.userId));
      const accepted = new Set(rows.map(({ documentId }) => documentId));
      const documents = await Promise.all(LEGAL_DOCUMENT_TYPES.map(newest));
      return documents
        .filter((document) => document !== undefined)
        .filter(({ id }) => !accepted.has(id))
        .map(({ id, documentType }) => ({ id, document_type: documentType as LegalDocumentType }));
    },

    /** This person's acceptances, newest first. If two have the same time, the terms come before the policy. */
    async acceptedBy(actor: Person): Promise<Accepted[]> {
      const rows = await db
        .select({
          id: legalDocuments.id,
          documentType: legalDocuments.documentType,
          versionDate: legalDocuments.createdAt,
          acceptedAt: userLegalAcceptances.acceptedAt,
        })
        .from(userLegalAcceptances)
        .innerJoin(legalDocuments, eq(legalDocuments.id, userLegalAcceptances.documentId))
        .where(eq(userLegalAcceptances.userId, actor.owner.userId))
        .orderBy(
          desc(userLegalAcceptances.acceptedAt),
          desc(legalDocuments.documentType),
          desc(legalDocuments.createdAt),
        );
      return rows.map(({ documentType, ...row }) => ({ ...row, document_type: documentType as LegalDocumentType }));
    },

    /** Records the acceptance of the newest version. Idempotent. */
    async acceptNewest(actor: Person, documentId: string): Promise<Result<{ documentId: string; acceptedAt: number }>> {
      const [document] = await db.select().from(legalDocuments).where(eq(legalDocuments.id, documentId));
      if (!document) return refuse('LEGAL_DOCUMENT_NOT_FOUND');
      const latest = await newest(document.documentType as LegalDocumentType);
      if (latest?.id !== documentId) return refuse('LEGAL_DOCUMENTS_OUTDATED');
      const { userId } = actor.owner;
      await recordAcceptances(db, actor.owner, [documentId], new Date(clock()));
      const [row] = await db
        .select()
        .from(userLegalAcceptances)
        .where(and(eq(userLegalAcceptances.userId, userId), eq(userLegalAcceptances.documentId, documentId)));
      return row ? accept({ documentId, acceptedAt: row.acceptedAt.getTime() }) : refuse('LEGAL_DOCUMENT_NOT_FOUND');
    },
  };
}
