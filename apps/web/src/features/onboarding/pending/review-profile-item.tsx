import { UserPen } from 'lucide-react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { ButtonRow } from '../../../ui/list-row.tsx';
import { reviewCopy as copy } from '../onboarding.copy.ts';
import { useOutboxSync } from '../outbox/use-outbox-sync.ts';
import { type DialogOpenerProps, useDialogOpener } from './use-dialog-opener.tsx';

/** The row of /perfil that opens the onboarding modal to review the answers. */
export function ReviewProfileItem(props: DialogOpenerProps) {
  useOutboxSync(useAccount()?.userId ?? null);
  const { opener, dialog } = useDialogOpener('review', props);
  return (
    <ButtonRow icon={UserPen} label={copy.name} value={copy.title} lead={copy.lead} {...opener}>
      {dialog}
    </ButtonRow>
  );
}
