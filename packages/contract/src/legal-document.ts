import { LEGAL_DOCUMENT_TYPES } from '@alento/domain/legal/documents';
import { z } from 'zod';
import { get, post, refusedAs } from './endpoint.ts';

const DocumentType = z.enum(LEGAL_DOCUMENT_TYPES);

/** A legal document. `content` is HTML, `created_at` (ISO 8601) is the date of the version. */
export const LegalDocument = z.object({
  id: z.string(),
  document_type: DocumentType,
  content: z.string(),
  created_at: z.string(),
});
export type LegalDocument = z.infer<typeof LegalDocument>;

export const LegalDocumentReference = z.object({ id: z.string(), document_type: DocumentType });
export type LegalDocumentReference = z.infer<typeof LegalDocumentReference>;

export const readLatestLegalDocument = get('/legal-documents/latest', {
  summary: 'The newest version; without one, 404 with code PGRST116',
  auth: false,
  limits: ['public-reads'],
  query: z.object({ type: z.string() }),
  answers: LegalDocument,
  errors: ['LEGAL_DOCUMENT_NOT_FOUND'],
});

export const listLegalAcceptances = get('/legal-documents/acceptances', {
  summary: 'Versions this person accepted, newest acceptance first',
  answers: z.array(
    LegalDocumentReference.extend({
      versionDate: z.string().meta({ description: 'ISO 8601' }),
      acceptedAt: z.number(),
    }),
  ),
});

export const acceptLegalDocument = post('/legal-documents/{id}/acceptances', {
  summary: 'Accept the newest version of a document',
  params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, refusedAs('LEGAL_DOCUMENT_NOT_FOUND')) }),
  response: { status: 201, body: z.object({ documentId: z.string(), acceptedAt: z.number() }) },
  errors: ['LEGAL_DOCUMENT_NOT_FOUND', 'LEGAL_DOCUMENTS_OUTDATED'],
});
