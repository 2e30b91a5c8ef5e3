import { useEffect } from 'react';
import { UpdatePlace } from '../../features/app-update/update-place.tsx';
import type { Shell } from '../../platform/shell.ts';
import { getDevice } from '../../platform/this-device.ts';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';
import { useAuthentication } from '../start/authentication.tsx';
import { fetchMissingImages } from './bundled-images.ts';
import { followKeyboard } from './follow-keyboard.ts';
import { followResume } from './follow-resume.ts';
import { followTheme } from './follow-theme.ts';
import { nativeCopy } from './native.copy.ts';
import { useBackButton } from './use-back-button.ts';
import { useLeaving } from './use-leaving.ts';
import { useLinks } from './use-links.ts';

/** Removes the splash screen once the first screen is drawn: after two frames, since the first one may be unfinished. */
function useSplash(shell: Shell): void {
  const isReady = useAuthentication() === 'settled';
  useEffect(() => {
    if (!isReady) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => shell.showApp());
    });
    return () => cancelAnimationFrame(frame);
  }, [shell, isReady]);
}

function ShellParts({ shell }: { shell: Shell }) {
  const { leaveBy, question } = useLeaving();
  useBackButton(shell, leaveBy);
  useLinks(shell, leaveBy);
  useSplash(shell);
  useEffect(() => followResume(getDevice()), []);
  useEffect(() => followKeyboard(shell), [shell]);
  useEffect(() => followTheme(shell), [shell]);
  useEffect(fetchMissingImages, []);
  return (
    <>
      <ConfirmDialog
        open={question.isOpen}
        onOpenChange={question.setOpen}
        title={nativeCopy.leaveTitle}
        description={nativeCopy.leaveText}
        confirmLabel={nativeCopy.leave}
        cancelLabel={nativeCopy.stay}
        onConfirm={question.confirm}
      />
      <UpdatePlace />
    </>
  );
}

/** What only the app on the phone does. The build for browsers doesn't contain it. */
export function NativeParts() {
  const { shell } = getDevice();
  return shell && <ShellParts shell={shell} />;
}
