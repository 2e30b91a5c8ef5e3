import { LegalDocumentPage } from '../features/legal-document/legal-document-page.tsx';

export const Component = () => <LegalDocumentPage type="TERMS_OF_USE" />;
