import { useParams } from 'react-router';
import { BookChatEntry } from '../../features/chat/book/book-entry.tsx';
import { BookScreen } from '../../features/content/book/book-screen.tsx';
import { LibraryAd } from './library-ad.tsx';
import { LibraryPage } from './library-page.tsx';

export function Component() {
  const { id = '' } = useParams<'id'>();
  return (
    <LibraryPage>
      <BookScreen key={id} id={id} talk={<BookChatEntry id={id} />} between={<LibraryAd />} />
    </LibraryPage>
  );
}
