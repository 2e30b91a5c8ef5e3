import { BooksScreen } from '../features/content/book-shelf-screen.tsx';
import { PublicPage } from '../features/public-page/public-page.tsx';
import { LibraryAd } from './library-ad.tsx';

export const Component = () => (
  <PublicPage>
    <BooksScreen />
    <LibraryAd />
  </PublicPage>
);
