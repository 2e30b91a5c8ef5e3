import { CategoryScreen } from '../../features/content/shelf/category-screen.tsx';
import { LibraryPage } from './library-page.tsx';

export const Component = () => (
  <LibraryPage>
    <CategoryScreen />
  </LibraryPage>
);
