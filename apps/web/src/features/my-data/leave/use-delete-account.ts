import type { Confirmation } from '@alento/contract/second-factor';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, explanationOf, isOffline, isRefusal, messageOf, wasRefused } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { hasEndedFor } from '../../../lib/session/ended/ended-session.ts';
import { eraseFromDevice } from '../../../lib/session/erase.ts';
import { hasErased } from '../../../lib/session/erased.ts';
import { session } from '../../../lib/session/session.ts';
import type { ConfirmedCall } from '../identity-question.ts';
import { type Farewell, keepFarewell } from './farewell.ts';

/** The text of an error: the server's message if it refused the deletion, with what failed. */
export function deletionFailureText(error: Error): string {
  if (isOffline(error)) return errorText('SUBSCRIPTION_CONNECTION');
  if (error instanceof ApiError && isRefusal(error, 'ACCOUNT_DELETE_FAILED')) return explanationOf(error);
  return wasRefused(error) ? messageOf(error) : errorText('ACCOUNT_DELETE_FAILED');
}

/**
 * Returns the call that deletes the account. Afterwards everything about the person is deleted from the device, which
 * signs out the other tabs, and the last page opens. Calls at the same time share one request.
 *
 * If the answer is lost, the account may be gone: then the next call that the server refuses for its token, whichever
 * it is, shows that.
 */
export function useDeleteAccount(): ConfirmedCall {
  const navigate = useNavigate();
  const running = useRef<Promise<void> | null>(null);
  const unanswered = useRef<string | null>(null);

  async function leave(farewell: Farewell): Promise<void> {
    unanswered.current = null;
    keepFarewell(farewell);
    await eraseFromDevice();
    navigate(paths.accountDeleted, { replace: true });
  }
  const ended = useEffectEvent((): void => {
    const userId = unanswered.current;
    // A sign-out by the person keeps nothing of the session, and says nothing about the account.
    if (userId !== null && (hasErased() || hasEndedFor(userId))) void leave({ answer: null });
  });
  useEffect(
    () =>
      session.subscribe((event) => {
        if (event === 'signed-out') ended();
      }),
    [],
  );

  async function request(confirmation: Confirmation): Promise<void> {
    const userId = session.userId();
    try {
      // Never repeated by itself: each press of the button is one request.
      const { data } = await call('DELETE /account/delete', { body: confirmation }, { repeatable: false });
      await leave({ answer: data });
    } catch (error) {
      if (!wasRefused(error)) unanswered.current = userId;
      throw error;
    }
  }
  return (confirmation) => {
    running.current ??= request(confirmation).finally(() => {
      running.current = null;
    });
    return running.current;
  };
}
