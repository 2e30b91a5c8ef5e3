import { CategoryScreen } from '../features/content/category-screen.tsx';
import { LibraryPage } from './library-page.tsx';

export const Component = () => (
  <LibraryPage>
    <CategoryScreen />
  </LibraryPage>
);
