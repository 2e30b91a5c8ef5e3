import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { hasEndedFor } from '../../lib/session/ended-session.ts';
import { sendUnsent } from '../../lib/session/send-unsent.ts';
import { session } from '../../lib/session/session.ts';
import { hasUnsentWords } from '../../lib/session/unsent-words.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { hasUnsavedWork } from '../../lib/unsaved-work.ts';

/** Leaving never waits longer than this for a slow network, ms. */
const PATIENCE_MS = 2500;

// Rarely needed: fetched only when words wait.
const LeaveQuestion = lazy(async () => ({ default: (await import('./leave-question.tsx')).LeaveQuestion }));

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

async function closeOnServer(): Promise<void> {
  try {
    await call('POST /auth/sign-out', {});
  } catch (error) {
    // A refusal or a lost network must not keep a person from leaving this device.
    if (!(error instanceof ApiError)) throw error;
  }
}

const wouldLose = (userId: string): boolean => hasUnsentWords(userId) || hasUnsavedWork();

/** Closes what is to be closed on the server; the device is emptied afterwards. */
type Close = (outOfTime: Promise<void>) => Promise<void>;
type Request = { userId: string; isSure: boolean };
type Outcome = 'left' | 'asks' | 'over';

async function tryToLeave({ userId, isSure }: Request, close: Close): Promise<Outcome> {
  const outOfTime = patience();
  if (!isSure && wouldLose(userId)) {
    await Promise.race([sendUnsent(userId), outOfTime]);
    const signedIn = session.userId();
    if (signedIn === userId && wouldLose(userId)) return 'asks';
    // The session ran out on the way: its words wait for the next one, as nobody was asked about them.
    if (signedIn === null && hasEndedFor(userId)) return 'over';
    // Another person's session is not theirs to close.
    if (signedIn !== null && signedIn !== userId) return 'over';
  }
  await close(outOfTime);
  return 'left';
}

function useLeaving(close: Close, onError?: (error: Error) => void) {
  const navigate = useNavigate();
  const account = useAccount();
  const opener = useRef<HTMLElement | null>(null);
  /** Whose words it is asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  const leave = (userId: string): void => {
    // Who signed in meanwhile, in another tab, did not ask to leave.
    const newest = session.newest();
    if (newest !== null && newest.userId !== userId) return;
    session.leave();
    navigate(paths.login, { replace: true });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (request: Request) => tryToLeave(request, close),
    onSuccess: (outcome, { userId }) => {
      setAsked(outcome === 'asks' ? userId : null);
      if (outcome === 'left') leave(userId);
    },
    onError: (error, { userId }) => {
      setAsked(null);
      if (onError) onError(error);
      else leave(userId);
    },
  });
  const request = (isSure: boolean): void => {
    if (account) mutate({ userId: account.userId, isSure });
  };
  const question = asked !== null && asked === account?.userId && (
    <Suspense>
      <LeaveQuestion busy={isPending} opener={opener} onStay={() => setAsked(null)} onLeave={() => request(true)} />
    </Suspense>
  );
  const start = (): void => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    request(false);
  };
  return { start, isPending, question };
}

/**
 * Ends the session on the server as far as it can be reached, always on this device, and goes to
 * /login. What waits to be sent is sent before; where that fails, `question` asks first.
 */
export function useSignOut() {
  const { start, isPending, question } = useLeaving((outOfTime) => Promise.race([closeOnServer(), outOfTime]));
  return { signOut: start, isPending, question };
}

/**
 * Ends every session of the account, this one last. Unless the server said that the others are
 * closed, nobody leaves here: a person who wants out everywhere must not believe that it happened.
 */
export function useSignOutEverywhere({ onError }: { onError: (error: Error) => void }) {
  const { start, isPending, question } = useLeaving(async () => {
    await call('POST /auth/revoke-other-sessions', {});
    await Promise.race([closeOnServer(), patience()]);
  }, onError);
  return { signOutEverywhere: start, isPending, question };
}
