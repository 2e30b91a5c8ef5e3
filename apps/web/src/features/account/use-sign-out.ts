import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';

/** Leaving never waits longer than this for a slow network, ms. */
const PATIENCE_MS = 2500;

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

async function closeOnServer(): Promise<void> {
  try {
    await call('POST /auth/sign-out', {});
  } catch (error) {
    // A refusal or a lost network must not keep a person from leaving this device.
    if (!(error instanceof ApiError)) throw error;
  }
}

function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    session.leave();
    navigate(paths.login, { replace: true });
  };
}

/** Ends the session on the server as far as it can be reached, always on this device, and goes to /login. */
export function useSignOut() {
  const leave = useLeave();
  const { mutate, isPending } = useMutation({
    mutationFn: () => Promise.race([closeOnServer(), patience()]),
    onSettled: leave,
  });
  return { signOut: () => mutate(), isPending };
}

/**
 * Ends every session of the account, this one last. Unless the server said that the others are
 * closed, nobody leaves here: a person who wants out everywhere must not believe that it happened.
 */
export function useSignOutEverywhere({ onError }: { onError: (error: Error) => void }) {
  const leave = useLeave();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await call('POST /auth/revoke-other-sessions', {});
      await Promise.race([closeOnServer(), patience()]);
    },
    onSuccess: leave,
    onError,
  });
  return { signOutEverywhere: () => mutate(), isPending };
}
