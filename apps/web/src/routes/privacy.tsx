import { LegalDocumentPage } from '../features/legal-document/legal-document-page.tsx';

export const Component = () => <LegalDocumentPage type="PRIVACY_POLICY" />;
