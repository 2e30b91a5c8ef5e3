import { ProfessionalsPage } from '../../features/public-page/pages/professionals-page.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';

export const Component = () => (
  <PublicPage>
    <ProfessionalsPage />
  </PublicPage>
);
