import { PodcastsScreen } from '../../features/content/podcast/podcasts-screen.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { LibraryAd } from './library-ad.tsx';

export const Component = () => (
  <PublicPage>
    <PodcastsScreen />
    <LibraryAd />
  </PublicPage>
);
