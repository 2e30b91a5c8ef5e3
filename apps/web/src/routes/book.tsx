import { useParams } from 'react-router';
import { BookScreen } from '../features/content/book-screen.tsx';
import { PublicPage } from '../features/public-page/public-page.tsx';
import { LibraryAd } from './library-ad.tsx';

export function Component() {
  const { id = '' } = useParams<'id'>();
  return (
    <PublicPage>
      <BookScreen key={id} id={id} between={<LibraryAd />} />
    </PublicPage>
  );
}
