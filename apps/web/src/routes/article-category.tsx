import { CategoryScreen } from '../features/content/category-screen.tsx';
import { PublicPage } from '../features/public-page/public-page.tsx';

export const Component = () => (
  <PublicPage>
    <CategoryScreen />
  </PublicPage>
);
