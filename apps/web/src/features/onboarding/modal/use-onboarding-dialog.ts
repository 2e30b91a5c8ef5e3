import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { OnboardingDialogProps } from './onboarding-dialog.tsx';

/** Loads the modal's code on demand. If the chunk can't be loaded, it calls `onFailed` and the page still works. */
export function useOnboardingDialog(
  wanted: boolean,
  onFailed: () => void = () => undefined,
): ComponentType<OnboardingDialogProps> | null {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<OnboardingDialogProps> } | null>(null);
  const notifyFailed = useEffectEvent(onFailed);
  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    import('./onboarding-dialog.tsx').then(
      ({ OnboardingDialog }) => isHere && setDialog({ Dialog: OnboardingDialog }),
      () => isHere && notifyFailed(),
    );
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return dialog?.Dialog ?? null;
}
