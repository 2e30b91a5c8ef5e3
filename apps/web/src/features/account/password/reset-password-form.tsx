import { errorText } from '@alento/domain/errors/catalogue';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { loginCopy, resetCopy } from '../sign-in/login.copy.ts';
import { hasProblems } from '../sign-up/sign-up.rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './use-new-password.ts';

type Props = { token: string; onSaved: () => void; onAskAgain: () => void };

const LABELS = {
  password: resetCopy.password,
  confirmation: resetCopy.confirmation,
  hint: loginCopy.passwordHint,
};

const failureText = (error: Error): string =>
  isOffline(error) ? resetCopy.unsure : messageOf(error, errorText('RESET_FAILED'));

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({ token, onSaved, onAskAgain }: Props) {
  // The link doesn't reveal its account to this device, so only the server compares the password with name and
  // address.
  const next = useNewPassword();
  const { mutate, isPending, error } = useMutation({
    // The link works once. If the first request used it, the server would refuse a retry.
    mutationFn: () =>
      call('POST /auth/reset-password', { body: { newPassword: next.input.password, token } }, { repeatable: false }),
    onSuccess: onSaved,
  });
  const blocked = hasProblems(next.problems);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!blocked && !next.isRefused()) mutate();
  };

  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <NewPasswordFields next={next} labels={LABELS} />
      <Button type="submit" size="lg" busy={isPending} disabled={blocked}>
        {isPending ? resetCopy.saving : resetCopy.save}
      </Button>
      <Alert>{error ? failureText(error) : null}</Alert>
      {isRefusal(error, 'RESET_TOKEN_INVALID') && (
        <Button variant="secondary" onClick={onAskAgain}>
          {resetCopy.askAgain}
        </Button>
      )}
    </form>
  );
}
