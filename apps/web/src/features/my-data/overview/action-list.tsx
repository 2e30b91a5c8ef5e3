import { paths } from '@alento/domain/interface/paths';
import { Download, FileUp, UserX } from 'lucide-react';
import { AnchorButton, LinkButton } from '../../../ui/button.tsx';
import { actionsCopy as copy } from './overview.copy.ts';

/** Id of the part of /meus-dados about copies. */
export const COPY_ID = 'copia';

/** The three things that can be done with one's data, at the top of a page that is long on phones. */
export const ActionList = () => (
  <nav aria-label={copy.list} className="mb-8 flex flex-col gap-2 sm:flex-row">
    <AnchorButton href={`#${COPY_ID}`} variant="secondary" icon={Download}>
      {copy.exportTitle}
    </AnchorButton>
    <LinkButton to={paths.importDiary} variant="secondary" icon={FileUp}>
      {copy.importTitle}
    </LinkButton>
    <LinkButton to={paths.deleteAccount} variant="secondary" icon={UserX}>
      {copy.leaveTitle}
    </LinkButton>
  </nav>
);
