import { ArticlesScreen } from '../features/content/articles-screen.tsx';
import { PublicPage } from '../features/public-page/public-page.tsx';
import { LibraryAd } from './library-ad.tsx';

export const Component = () => (
  <PublicPage>
    <ArticlesScreen />
    <LibraryAd />
  </PublicPage>
);
