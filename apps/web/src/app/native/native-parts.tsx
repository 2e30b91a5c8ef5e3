import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { UpdatePlace } from '../../features/app-update/update-place.tsx';
import { serverAddress } from '../../lib/api/api-origin.ts';
import { losesByLeaving } from '../../lib/page/unsaved-work.ts';
import type { Stop } from '../../platform/device.ts';
import { followMedia, matchesMedia } from '../../platform/media.ts';
import type { Shell } from '../../platform/shell.ts';
import { getDevice } from '../../platform/this-device.ts';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';
import { useAuthentication } from '../start/authentication.tsx';
import { followKeyboard } from './follow-keyboard.ts';
import { followResume } from './follow-resume.ts';
import { nativeCopy } from './native.copy.ts';
import { useBackButton } from './use-back-button.ts';

type Leaving = {
  /** Leaves the screen: at once, or after the person has confirmed that unsaved work may be lost. */
  leaveBy: (go: () => void) => void;
  question: { isOpen: boolean; confirm: () => void; setOpen: (isOpen: boolean) => void };
};

/** Asks before the back button or another app's link leaves a screen with unsaved work. */
function useLeaving(): Leaving {
  const [wanted, setWanted] = useState<{ go: () => void } | null>(null);
  return {
    leaveBy: (go) => {
      if (losesByLeaving()) setWanted({ go });
      else go();
    },
    question: {
      isOpen: wanted !== null,
      setOpen: (isOpen) => {
        if (!isOpen) setWanted(null);
      },
      confirm: () => {
        setWanted(null);
        wanted?.go();
      },
    },
  };
}

const DARK = '(prefers-color-scheme: dark)';

/** The theme that the page shows: the person's choice, or that of the system. */
function shownTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchesMedia(DARK) ? 'dark' : 'light';
}

/** Keeps the icons of the status bar readable on the theme that the page shows. */
function followTheme(shell: Shell): Stop {
  const show = (): void => shell.showTheme(shownTheme());
  const choice = new MutationObserver(show);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const stopSystem = followMedia(DARK, show);
  show();
  return () => {
    choice.disconnect();
    stopSystem();
  };
}

/**
 * Pictures of the library are in the shell's build. One that is newer than the build is loaded from the server.
 */
function fetchMissingImages(): Stop {
  const onError = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLImageElement)) return;
    const { origin, pathname } = new URL(target.src, window.location.href);
    if (origin !== window.location.origin || !pathname.startsWith('/imagens/')) return;
    // The picture isn't missing yet for whoever shows a text in its place.
    event.stopPropagation();
    target.src = serverAddress(pathname);
  };
  // An error of a picture doesn't bubble.
  document.addEventListener('error', onError, { capture: true });
  return () => document.removeEventListener('error', onError, { capture: true });
}

/** Opens addresses of our host that another app opens, such as the mail app. */
function useLinks(shell: Shell, leaveBy: (go: () => void) => void): void {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => leaveBy(() => void navigate(path)));
  useEffect(() => shell.followLinks((path) => open(path)), [shell]);
}

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
