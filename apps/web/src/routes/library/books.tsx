import { BooksScreen } from '../../features/content/book-shelf/book-shelf-screen.tsx';
import { LibraryAd } from './library-ad.tsx';
import { LibraryPage } from './library-page.tsx';

export const Component = () => (
  <LibraryPage>
    <BooksScreen />
    <LibraryAd />
  </LibraryPage>
);
