import { useId } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/button.tsx';
import { reviewCopy as copy } from '../onboarding.copy.ts';
import { useOutboxSync } from '../outbox/use-outbox-sync.ts';
import { type DialogOpenerProps, useDialogOpener } from './use-dialog-opener.tsx';

/** The item on /perfil that opens the onboarding modal to review the answers. */
export function ReviewProfileItem(props: DialogOpenerProps) {
  const id = useId();
  useOutboxSync(useAccount()?.userId ?? null);
  const { opener, dialog } = useDialogOpener('review', props);
  return (
    <section aria-labelledby={id} className="flex flex-col items-start gap-3 py-5 sm:py-6">
      <div>
        <h3 id={id} className="font-bold text-lg">
          {copy.name}
        </h3>
        <p className="mt-1 max-w-prose text-ink-muted text-sm">{copy.lead}</p>
      </div>
      <Button variant="secondary" {...opener}>
        {copy.title}
      </Button>
      {dialog}
    </section>
  );
}
