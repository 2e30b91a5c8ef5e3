import { LegalDocumentPage } from '../../features/legal-document/legal-document-page.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';

export const Component = () => (
  <PublicPage>
    <LegalDocumentPage type="PRIVACY_POLICY" />
  </PublicPage>
);
