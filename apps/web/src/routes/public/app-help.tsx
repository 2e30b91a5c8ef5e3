import { HelpListScreen } from '../../features/app-help/list/help-list-screen.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';

export const Component = () => (
  <PublicPage>
    <HelpListScreen />
  </PublicPage>
);
