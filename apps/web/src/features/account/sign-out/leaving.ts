import { paths } from '@alento/domain/interface/paths';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { readOwned } from '../../../lib/session/device/device-store.ts';
import { hasEndedFor } from '../../../lib/session/ended/ended-session.ts';
import { sendUnsent } from '../../../lib/session/ended/send-unsent.ts';
import { hasUnsentWords, LOCK } from '../../../lib/session/ended/unsent-words.ts';
import { session } from '../../../lib/session/session.ts';
import { signOutState } from '../sign-in/closing.ts';

/** Signing out waits at most this long for the network, in ms. */
const PATIENCE_MS = 2500;

export const signOutTimeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Ends this session on the server if the server can be reached. */
export async function closeOnServer(): Promise<void> {
  try {
    await call('POST /auth/sign-out', {});
  } catch (error) {
    // A refusal or a lost connection must not prevent signing out on this device.
    if (!(error instanceof ApiError)) throw error;
  }
}

const wouldLose = (userId: string): boolean => hasUnsentWords(userId) || hasUnsavedWork();

/**
 * Sends the person's unsent data before the data on the device is deleted. Returns one of:
 * - `clear`: signing out now loses no data.
 * - `asks`: signing out now would lose data, so the person must confirm.
 * - `over`: the session has ended or belongs to another person, so it must not be closed.
 */
export async function sendUnsentBeforeSignOut(
  userId: string,
  outOfTime: Promise<void>,
): Promise<'clear' | 'asks' | 'over'> {
  if (!wouldLose(userId)) return 'clear';
  await Promise.race([sendUnsent(userId), outOfTime]);
  const signedIn = session.userId();
  if (signedIn === userId) return wouldLose(userId) ? 'asks' : 'clear';
  // The session expired during the wait. Its unsent data stays for the person's next session, because nobody
  // confirmed its deletion.
  if (signedIn === null) return hasEndedFor(userId) ? 'over' : 'clear';
  // Another person's session must not be closed.
  return 'over';
}

/** Returns a function that deletes the person's data on this device and goes to /login, which says that the PIN is gone. */
export function useClearDevice(): (userId: string) => Promise<void> {
  const navigate = useNavigate();
  return async (userId) => {
    // A person who signed in meanwhile, in another tab, did not request the sign-out.
    const newest = await session.newest();
    if (newest !== null && newest.userId !== userId) return;
    const hadPin = readOwned(userId, LOCK) !== null;
    await session.leave();
    navigate(paths.login, { replace: true, state: hadPin ? signOutState('pin-removed') : null });
  };
}
