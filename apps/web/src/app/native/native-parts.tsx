import { paths } from '@alento/domain/interface/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { UpdatePlace } from '../../features/app-update/update-place.tsx';
import { serverAddress } from '../../lib/api/api-origin.ts';
import { placeOf } from '../../lib/page/on-back.ts';
import { losesByLeaving } from '../../lib/page/unsaved-work.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import type { Stop } from '../../platform/device.ts';
import { followMedia, matchesMedia } from '../../platform/media.ts';
import type { Shell } from '../../platform/shell.ts';
import { getDevice } from '../../platform/this-device.ts';
import { locked } from '../../state/lock/locked.ts';
import { closeTop } from '../../ui/overlay/back-closes.ts';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';
import { lockedAt } from '../lock/locked-at.ts';
import { useAuthentication } from '../start/authentication.tsx';
import { followKeyboard } from './follow-keyboard.ts';
import { followResume } from './follow-resume.ts';
import { nativeCopy } from './native.copy.ts';
import { useLeaveTwice } from './use-leave-twice.ts';

/** The position of the current entry in the router's history; 0 for the first. */
const place = (): number => placeOf(window.history.state) ?? 0;

/**
 * The first entry that Back may reach. Entries from before a sign-in or sign-out lead only to /login or to screens that
 * redirect there.
 */
function useFloor(userId: string | undefined) {
  const floor = useRef(0);
  const before = useRef(userId);
  useEffect(() => {
    if (before.current !== userId) floor.current = place();
    before.current = userId;
  }, [userId]);
  return floor;
}

/**
 * The hardware back button: closes what is open above the page, then goes back in the history, and leaves the app from
 * the first screen. While the app is locked it closes the help or leaves the app.
 */
function useBackButton(shell: Shell, leaveBy: (go: () => void) => void): void {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const account = useAccount();
  const floor = useFloor(account?.userId);
  const leaveTwice = useLeaveTwice(() => shell.leave());
  /** The lock hides the pages of the history, so Back doesn't move among them: it closes the help, or leaves the app. */
  const pressLocked = (): void => {
    const from = pathname === paths.help ? lockedAt(state) : null;
    if (from) void navigate(from, { replace: true });
    else shell.leave();
  };
  const press = useEffectEvent(() => {
    const answer = closeTop();
    if (answer === 'leave') leaveTwice();
    if (answer !== 'nothing') return;
    if (locked.is()) {
      pressLocked();
      return;
    }
    const root = account ? paths.home : paths.login;
    const isFirst = place() <= floor.current;
    if (pathname === paths.home || (isFirst && pathname === root)) leaveTwice();
    else leaveBy(() => (isFirst ? void navigate(root, { replace: true }) : void navigate(-1)));
  });
  useEffect(() => shell.followBack(() => press()), [shell]);
}

type Leaving = {
  /** Leaves the screen: at once, or after the person has confirmed that unsaved work may be lost. */
  leaveBy: (go: () => void) => void;
  question: { isOpen: boolean; confirm: () => void; close: () => void };
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
      close: () => setWanted(null),
      confirm: () => {
        setWanted(null);
        wanted?.go();
      },
    },
  };
}

const DARK = '(prefers-color-scheme: dark)';

/** The theme that the page shows: the person's choice, or that of the system. */
function pageTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchesMedia(DARK) ? 'dark' : 'light';
}

/** Keeps the icons of the status bar readable on the theme that the page shows. */
function followTheme(shell: Shell): Stop {
  const show = (): void => shell.showTheme(pageTheme());
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
        onClose={question.close}
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
