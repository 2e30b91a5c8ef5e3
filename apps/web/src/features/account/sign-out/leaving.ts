import { paths } from '@alento/domain/interface/paths';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { hasEndedFor } from '../../../lib/session/ended/ended-session.ts';
import { sendUnsent } from '../../../lib/session/ended/send-unsent.ts';
import { hasUnsentWords } from '../../../lib/session/ended/unsent-words.ts';
import { session } from '../../../lib/session/session.ts';

/** Leaving never waits longer than this for a slow network, ms. */
const PATIENCE_MS = 2500;

export const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Ends this session on the server, as far as it can be reached. */
export async function closeOnServer(): Promise<void> {
  try {
    await call('POST /auth/sign-out', {});
  } catch (error) {
    // A refusal or a lost network must not keep a person from leaving this device.
    if (!(error instanceof ApiError)) throw error;
  }
}

const wouldLose = (userId: string): boolean => hasUnsentWords(userId) || hasUnsavedWork();

/**
 * Sends what waits of a person's words, before the device is emptied. `asks`: leaving now would lose
 * some. `over`: the session is not theirs any more, and nobody may close it in their name.
 */
export async function settleWords(userId: string, outOfTime: Promise<void>): Promise<'clear' | 'asks' | 'over'> {
  if (!wouldLose(userId)) return 'clear';
  await Promise.race([sendUnsent(userId), outOfTime]);
  const signedIn = session.userId();
  if (signedIn === userId) return wouldLose(userId) ? 'asks' : 'clear';
  // The session ran out on the way: its words wait for the next one, as nobody was asked about them.
  if (signedIn === null) return hasEndedFor(userId) ? 'over' : 'clear';
  // Another person's session is not theirs to close.
  return 'over';
}

/** Empties this device and goes to /login. */
export function useLeave(): (userId: string) => Promise<void> {
  const navigate = useNavigate();
  return async (userId) => {
    // Who signed in meanwhile, in another tab, did not ask to leave.
    const newest = await session.newest();
    if (newest !== null && newest.userId !== userId) return;
    await session.leave();
    navigate(paths.login, { replace: true });
  };
}
