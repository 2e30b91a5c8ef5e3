import { ArticlesScreen } from '../../features/content/shelf/articles-screen.tsx';
import { LibraryAd } from './library-ad.tsx';
import { LibraryPage } from './library-page.tsx';

export const Component = () => (
  <LibraryPage>
    <ArticlesScreen />
    <LibraryAd />
  </LibraryPage>
);
