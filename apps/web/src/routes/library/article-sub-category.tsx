import { SubCategoryScreen } from '../../features/content/shelf/sub-category-screen.tsx';
import { LibraryPage } from './library-page.tsx';

export const Component = () => (
  <LibraryPage>
    <SubCategoryScreen />
  </LibraryPage>
);
