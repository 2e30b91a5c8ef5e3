import { ArticleScreen } from '../features/content/article-screen.tsx';
import { PublicPage } from '../features/public-page/public-page.tsx';
import { LibraryAd } from './library-ad.tsx';

export const Component = () => (
  <PublicPage>
    <ArticleScreen between={<LibraryAd />} />
  </PublicPage>
);
