import type { SecondFactorAnswer } from '@alento/contract/second-factor';
import { errorText } from '@alento/domain/errors/catalogue';
import { useMutation } from '@tanstack/react-query';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { identityCheckCopy } from '../identity/identity.copy.ts';
import { SecondFactorForm } from '../identity/second-factor-form.tsx';
import { finishSignIn, type StartedSignIn } from './sign-in.mutation.ts';

type Props = {
  started: StartedSignIn;
  /** Called to return to the password form. `notice` contains the reason if the challenge expired. */
  onBack: (notice: string | null) => void;
};

const textOf = (error: Error): string =>
  isOffline(error) ? identityCheckCopy.unsure : messageOf(error, errorText('SIGN_IN_FAILED'));

/** The form for the second factor at sign-in. The session starts after it is accepted. */
export function SignInSecondStep({ started, onBack }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: SecondFactorAnswer) => finishSignIn(started, answer),
    onError: (failure) => {
      if (isRefusal(failure, 'SECOND_FACTOR_TICKET_ENDED')) onBack(messageOf(failure));
    },
  });
  return (
    <SecondFactorForm
      challenge={started.challenge}
      busy={isPending}
      error={error}
      textOf={textOf}
      onAnswer={mutate}
      back={{ label: identityCheckCopy.back, onBack: () => onBack(null) }}
    />
  );
}
