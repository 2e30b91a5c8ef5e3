import { SubCategoryScreen } from '../features/content/sub-category-screen.tsx';
import { LibraryPage } from './library-page.tsx';

export const Component = () => (
  <LibraryPage>
    <SubCategoryScreen />
  </LibraryPage>
);
