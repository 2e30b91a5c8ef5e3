import { useState } from 'react';
import { toast } from '../../../ui/overlay/toast.tsx';
import type { OnboardingDialogProps } from '../modal/onboarding-dialog.tsx';
import { useOnboardingDialog } from '../modal/use-onboarding-dialog.ts';
import { openCopy } from '../onboarding.copy.ts';

export type DialogOpenerProps = Pick<OnboardingDialogProps, 'identity' | 'onSaved'>;

/** The modal that a button opens. The button has `opener`, and `dialog` is rendered beside it. */
export function useDialogOpener(mode: 'pending' | 'review', props: DialogOpenerProps) {
  const [state, setState] = useState<'idle' | 'opening' | 'open' | 'closed'>('idle');
  const Dialog = useOnboardingDialog(state !== 'idle', () => {
    setState('idle');
    toast.failed(openCopy.failed);
  });
  return {
    opener: { 'aria-busy': state === 'opening', onClick: () => setState(Dialog ? 'open' : 'opening') },
    dialog: Dialog && (
      <Dialog
        {...props}
        mode={mode}
        open={state === 'opening' || state === 'open'}
        onClose={() => setState('closed')}
        onVisible={() => setState('open')}
      />
    ),
  };
}
