import type { Confirmation, SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import { errorText } from '@alento/domain/errors/catalogue';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';

/**
 * The call that needs the confirmation. A code or a passkey response is valid once. `repeatable` is false for a
 * confirmation with one, because the server would refuse an automatic retry.
 */
export type Perform<Result> = (confirmation: Confirmation, sending: { repeatable: boolean }) => Promise<Result>;

/** The challenge of the second factor. `notice` says why it is a new one, if the last one expired. */
type SecondFactorPrompt = { challenge: SecondFactorChallenge; notice: string | null };

type Outcome<Result> = { result: Result } | SecondFactorPrompt;

/** Loads a challenge if the account requires a second factor or if the last challenge expired. */
async function challengeAfter(error: unknown): Promise<SecondFactorPrompt> {
  const isLate = isRefusal(error, 'SECOND_FACTOR_TICKET_ENDED');
  if (!isLate && !isRefusal(error, 'SECOND_FACTOR_REQUIRED')) throw error;
  const { data } = await call('POST /auth/second-factor/challenge', {});
  return { challenge: data, notice: isLate ? errorText('SECOND_FACTOR_TICKET_ENDED') : null };
}

/**
 * Sends the call with the password. If the server requires a second factor, returns its challenge and sends the call
 * again with the answer. The password is stored only in this hook's state.
 */
export function useConfirmation<Result>(perform: Perform<Result>, onConfirmed: (result: Result) => void) {
  const [password, setPassword] = useState('');
  const [secondFactorPrompt, setSecondFactorPrompt] = useState<SecondFactorPrompt | null>(null);
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
      // Another person signed in during the request, so the result belongs to another account.
      if (userId !== session.userId()) return;
      if ('result' in outcome) onConfirmed(outcome.result);
      else setSecondFactorPrompt(outcome);
    },
    onError: (failure) => {
      if (isRefusal(failure, 'PASSWORD_WRONG')) setSecondFactorPrompt(null);
    },
  });
  return {
    password,
    typePassword: (text: string): void => {
      setPassword(text);
      if (error) reset();
    },
    secondFactorPrompt,
    submit: (secondFactor: SecondFactorAnswer | null): void => mutate(secondFactor),
    backToPassword: (): void => {
      reset();
      setSecondFactorPrompt(null);
    },
    isPending,
    error,
  };
}

export type ConfirmationState = ReturnType<typeof useConfirmation>;
