import { HelpPageScreen } from '../../features/app-help/page/help-page-screen.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';

export const Component = () => (
  <PublicPage>
    <HelpPageScreen />
  </PublicPage>
);
