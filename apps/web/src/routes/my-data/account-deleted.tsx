import { DeletedScreen } from '../../features/my-data/delete-account/deleted-screen.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';

/** The page /conta-excluida. */
export const Component = () => (
  <PublicPage withHelp={false}>
    <div className="max-w-2xl pb-10">
      <DeletedScreen />
    </div>
  </PublicPage>
);
