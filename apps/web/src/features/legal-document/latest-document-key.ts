import type { LegalDocumentType } from '@alento/domain/legal/documents';

export const latestDocumentKey = (type: LegalDocumentType) => ['legal-documents', type] as const;
