import type { SecondFactorAnswer } from '@alento/contract/second-factor';
import { errorText } from '@alento/domain/errors/catalogue';
import { useMutation } from '@tanstack/react-query';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { identityCheckCopy } from '../identity/identity.copy.ts';
import { SecondFactorForm } from '../identity/second-factor-form.tsx';
import { finishSignIn, type StartedSignIn } from './sign-in.mutation.ts';

type Props = {
  started: StartedSignIn;
  /** Goes back to the password, on request or because the challenge expired, which `notice` explains. */
  onBack: (notice: string | null) => void;
};

const textOf = (error: Error): string =>
  isOffline(error) ? identityCheckCopy.unsure : messageOf(error, errorText('SIGN_IN_FAILED'));

/** Asks for the second factor. The session starts only afterwards. */
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
