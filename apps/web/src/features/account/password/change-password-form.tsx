import { errorText } from '@alento/domain/errors/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef } from 'react';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { accountKeys } from '../account.keys.ts';
import { sessionQuery } from '../account.queries.ts';
import { useFocusedField } from '../identity/form-field.ts';
import { identityCheckCopy } from '../identity/identity.copy.ts';
import { SecondFactorForm } from '../identity/second-factor-form.tsx';
import { type ConfirmationState, type Perform, useConfirmation } from '../identity/use-confirmation.ts';
import { passwordCopy } from '../profile/profile.copy.ts';
import { loginCopy } from '../sign-in/login.copy.ts';
import { hasProblems } from '../sign-up/sign-up.rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type NewPassword, useNewPassword } from './use-new-password.ts';

/** Changes the password. The server ends every other session of the account and gives this one a new token. */
const changePassword =
  (newPassword: string): Perform<void> =>
  async ({ password: currentPassword, ...secondFactor }) => {
    const body = { currentPassword, newPassword, ...secondFactor };
    // If the first request changed the password, the server would refuse a retry because the current password is
    // wrong.
    await call('POST /auth/change-password', { body }, { repeatable: false });
  };

type Props = { onSaved: () => void; onCancel: () => void };

const LABELS = {
  password: passwordCopy.next,
  confirmation: passwordCopy.confirmation,
  hint: loginCopy.passwordHint,
};

const CURRENT = 'current-password';

const textOf = (error: Error): string => (isOffline(error) ? passwordCopy.unsure : messageOf(error));

type FieldsProps = { confirmation: ConfirmationState; next: NewPassword; onCancel: () => void };

/** The fields for the current password and, twice, for the new one. The first field has the focus at first. */
function Fields({ confirmation, next, onCancel }: FieldsProps) {
  const { password: current, typePassword, submit: confirm, isPending, error } = confirmation;
  const form = useRef<HTMLFormElement>(null);
  const isWrong = isRefusal(error, 'PASSWORD_WRONG');
  const blocked = current === '' || hasProblems(next.problems);
  useFocusedField(form, CURRENT, { error: isWrong ? error : null, isWrong });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!blocked && !next.isRefused()) confirm(null);
  };
  return (
    <form ref={form} onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {/* From this hidden field a password manager reads which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={session.loginEmail() ?? ''} readOnly hidden />
      <PasswordField
        label={passwordCopy.current}
        name={CURRENT}
        autoComplete="current-password"
        required
        value={current}
        error={isWrong ? errorText('PASSWORD_WRONG') : undefined}
        onChange={(event) => typePassword(event.target.value)}
      />
      <NewPasswordFields next={next} labels={LABELS} />
      <Alert>{error && !isWrong ? textOf(error) : null}</Alert>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" busy={isPending} disabled={blocked}>
          {isPending ? passwordCopy.saving : passwordCopy.save}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={isPending}>
          {passwordCopy.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Changes the password after a check of the current one and, if the account has one, the second factor. */
export function ChangePasswordForm({ onSaved, onCancel }: Props) {
  const queryClient = useQueryClient();
  const cachedUser = queryClient.getQueryData(sessionQuery().queryKey)?.user;
  const next = useNewPassword({ name: cachedUser?.name ?? null, address: session.loginEmail() });
  const confirmation = useConfirmation(changePassword(next.input.password), () => {
    onSaved();
    // A change of password ends the other sessions.
    void queryClient.invalidateQueries({ queryKey: accountKeys.sessions() });
  });
  const { secondFactorPrompt, submit, backToPassword, isPending, error } = confirmation;
  if (secondFactorPrompt === null) return <Fields confirmation={confirmation} next={next} onCancel={onCancel} />;
  return (
    <div className="max-w-md">
      <SecondFactorForm
        {...secondFactorPrompt}
        busy={isPending}
        error={error}
        textOf={textOf}
        onAnswer={submit}
        back={{ label: identityCheckCopy.back, onBack: backToPassword }}
      />
    </div>
  );
}
