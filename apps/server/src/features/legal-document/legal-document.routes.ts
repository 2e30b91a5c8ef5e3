import { endpoints } from '@alento/contract/endpoints';
import { LEGAL_DOCUMENT_TYPES, type LegalDocumentType } from '@alento/domain/legal/documents';
import { fillContact } from '@alento/domain/legal/privacy-contact';
import { Refusal } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import type { LegalDocuments } from './legal-document.service.ts';

const isDocumentType = (text: string): text is LegalDocumentType =>
  (LEGAL_DOCUMENT_TYPES as readonly string[]).includes(text);

/** @param contact address of the person in charge of data protection, which the texts name; null if there is none. */
export function legalDocumentRoutes(mount: Mount, documents: LegalDocuments, contact: string | null): void {
  mount(endpoints.readLatestLegalDocument, async ({ query }) => {
    const document = isDocumentType(query.type) ? await documents.newest(query.type) : undefined;
    if (!document) throw new Refusal('LEGAL_DOCUMENT_NOT_FOUND');
    return {
      id: document.id,
      document_type: document.documentType as LegalDocumentType,
      content: fillContact(document.content, contact),
      created_at: document.createdAt.toISOString(),
    };
  });

  mount(endpoints.listLegalAcceptances, async ({ actor }) =>
    (await documents.acceptedBy(actor)).map(({ versionDate, acceptedAt, ...reference }) => ({
      ...reference,
      versionDate: versionDate.toISOString(),
      acceptedAt: acceptedAt.getTime(),
    })),
  );

  mount(endpoints.acceptLegalDocument, ({ actor, params }) => documents.acceptNewest(actor, params.id));
}
