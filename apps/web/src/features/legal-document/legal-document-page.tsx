import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { PageTitle } from '../../ui/page-title.tsx';
import { documentTitle } from './legal-document.queries.ts';
import { LegalDocumentBody } from './legal-document-body.tsx';

export const LegalDocumentPage = ({ type }: { type: LegalDocumentType }) => (
  <div className="mx-auto max-w-2xl">
    <PageTitle>{documentTitle(type)}</PageTitle>
    <LegalDocumentBody type={type} />
  </div>
);
