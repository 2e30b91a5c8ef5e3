import { paths } from '@alento/domain/interface/paths';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccount } from '../../lib/session/use-account.ts';
import type { Shell } from '../../platform/shell.ts';
import { locked } from '../../state/lock/locked.ts';
import { type BackAnswer, sendBackPress } from '../../ui/overlay/back-press.ts';
import { lockedAt } from '../lock/locked-at.ts';
import { useLeaveTwice } from './use-leave-twice.ts';

/** Layers above the page: dialogs, panels, menus, the mood popup, the crisis card. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

/**
 * Closes the layer on top, or goes back within it; one that must not be closed stays. Something else may handle the
 * press too, such as a recording.
 */
function closeTop(): BackAnswer {
  const isOpen = document.querySelector(LAYERS) !== null;
  const answer = sendBackPress(document.activeElement ?? document.body);
  return answer === 'nothing' && isOpen ? 'handled' : answer;
}

/** The position of the current entry in the router's history; 0 for the first. */
function place(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

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
export function useBackButton(shell: Shell, leaveBy: (go: () => void) => void): void {
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
