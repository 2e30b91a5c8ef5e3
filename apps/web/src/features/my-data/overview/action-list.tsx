import { paths } from '@alento/domain/interface/paths';
import { Download, FileUp, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { actionsCopy as copy } from './overview.copy.ts';

/** Id of the part of /meus-dados about copies. */
export const COPY_ID = 'copia';

/** The three things that can be done with one's data, at the top of a page that is long on phones. */
export const ActionList = () => (
  <nav aria-label={copy.list} className="mb-8 flex flex-col gap-2 sm:flex-row">
    <Button variant="secondary" asChild>
      <a href={`#${COPY_ID}`}>
        <Download aria-hidden size={18} />
        {copy.exportTitle}
      </a>
    </Button>
    <Button variant="secondary" asChild>
      <Link to={paths.importDiary}>
        <FileUp aria-hidden size={18} />
        {copy.importTitle}
      </Link>
    </Button>
    <Button variant="secondary" asChild>
      <Link to={paths.deleteAccount}>
        <UserX aria-hidden size={18} />
        {copy.leaveTitle}
      </Link>
    </Button>
  </nav>
);
