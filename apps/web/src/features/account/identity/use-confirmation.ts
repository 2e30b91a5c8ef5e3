import type { Confirmation, SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import { errorText } from '@alento/domain/errors/catalogue';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';

/**
 * The call that a confirmation is for. A code or a passkey's answer counts once: such a call must not be
 * repeated by itself, or the second try is told that the answer is wrong.
 */
export type Perform<Result> = (confirmation: Confirmation, sending: { repeatable: boolean }) => Promise<Result>;

type Outcome<Result> = { result: Result } | { challenge: SecondFactorChallenge; notice: string | null };

/** A new challenge where the account asks for a second factor, or where the one given came too late. */
async function challengeAfter(error: unknown): Promise<{ challenge: SecondFactorChallenge; notice: string | null }> {
  const isLate = isRefusal(error, 'SECOND_FACTOR_TICKET_ENDED');
  if (!isLate && !isRefusal(error, 'SECOND_FACTOR_REQUIRED')) throw error;
  const { data } = await call('POST /auth/second-factor/challenge', {});
  return { challenge: data, notice: isLate ? errorText('SECOND_FACTOR_TICKET_ENDED') : null };
}

/**
 * Tries a call with the password; where the account has a second factor, offers its challenge and tries
 * again with the answer. The password lives here only, for as long as it is asked for.
 */
export function useConfirmation<Result>(perform: Perform<Result>, onConfirmed: (result: Result) => void) {
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<{ challenge: SecondFactorChallenge; notice: string | null } | null>(null);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (secondFactor: SecondFactorAnswer | null): Promise<Outcome<Result>> => {
      try {
        const confirmation = secondFactor === null ? { password } : { password, secondFactor };
        return { result: await perform(confirmation, { repeatable: secondFactor === null }) };
      } catch (failure) {
        return challengeAfter(failure);
      }
    },
    onMutate: () => ({ userId: session.userId() }),
    onSuccess: (outcome, _, { userId }) => {
      // Someone else signed in meanwhile: the answer is not about them.
      if (userId !== session.userId()) return;
      if ('result' in outcome) onConfirmed(outcome.result);
      else setAsked(outcome);
    },
    onError: (failure) => {
      if (isRefusal(failure, 'PASSWORD_WRONG')) setAsked(null);
    },
  });
  return {
    password,
    typePassword: (text: string): void => {
      setPassword(text);
      if (error) reset();
    },
    /** What the second factor is asked with; null while the password is. */
    asked,
    submit: (secondFactor: SecondFactorAnswer | null): void => mutate(secondFactor),
    backToPassword: (): void => {
      reset();
      setAsked(null);
    },
    isPending,
    error,
  };
}
