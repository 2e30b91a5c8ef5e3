import { PsychologistsPage } from '../../features/public-page/pages/psychologists-page.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';

export const Component = () => (
  <PublicPage withHelp={false}>
    <PsychologistsPage />
  </PublicPage>
);
