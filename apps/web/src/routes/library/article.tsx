import { ArticleScreen } from '../../features/content/article/article-screen.tsx';
import { LibraryAd } from './library-ad.tsx';
import { LibraryPage } from './library-page.tsx';

export const Component = () => (
  <LibraryPage>
    <ArticleScreen between={<LibraryAd />} />
  </LibraryPage>
);
