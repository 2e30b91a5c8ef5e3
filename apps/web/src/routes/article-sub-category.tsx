import { SubCategoryScreen } from '../features/content/sub-category-screen.tsx';
import { PublicPage } from '../features/public-page/public-page.tsx';

export const Component = () => (
  <PublicPage>
    <SubCategoryScreen />
  </PublicPage>
);
