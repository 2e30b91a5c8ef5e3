import { errorText } from '@alento/domain/errors/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isOffline, isRefusal, messageOf } from '../../lib/api/api-error.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { sessionQuery } from './account.queries.ts';
import { useChangePassword } from './change-password.mutation.ts';
import { FormAlert } from './form-alert.tsx';
import { loginCopy } from './login.copy.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordCopy } from './profile.copy.ts';
import { hasProblems } from './sign-up.rules.ts';
import { useNewPassword } from './use-new-password.ts';

type Props = { onSaved: () => void; onCancel: () => void };

const LABELS = {
  password: passwordCopy.next,
  confirmation: passwordCopy.confirmation,
  hint: loginCopy.passwordHint,
};

const CURRENT = 'current-password';

function currentFieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem(CURRENT);
  return field instanceof HTMLInputElement ? field : null;
}

function alertText(error: Error | null): string | null {
  // A wrong current password is said at its field.
  if (error === null || isRefusal(error, 'PASSWORD_WRONG')) return null;
  return isOffline(error) ? passwordCopy.unsure : messageOf(error);
}

/** The current password, the new one twice. Opens with the first field in focus. */
export function ChangePasswordForm({ onSaved, onCancel }: Props) {
  const [current, setCurrent] = useState('');
  const kept = useQueryClient().getQueryData(sessionQuery().queryKey)?.user;
  const next = useNewPassword({ name: kept?.name ?? null, address: session.loginEmail() });
  const form = useRef<HTMLFormElement>(null);
  const { mutate, reset, isPending, error } = useChangePassword(onSaved);
  const isWrong = isRefusal(error, 'PASSWORD_WRONG');
  const blocked = current === '' || hasProblems(next.problems);

  useEffect(() => currentFieldOf(form.current)?.focus(), []);
  useEffect(() => {
    if (!isWrong) return;
    const field = currentFieldOf(form.current);
    field?.focus();
    field?.select();
  }, [isWrong]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!blocked && !next.isRefused()) mutate({ currentPassword: current, newPassword: next.input.password });
  };

  return (
    <form ref={form} onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={session.loginEmail() ?? ''} readOnly hidden />
      <PasswordField
        label={passwordCopy.current}
        name={CURRENT}
        autoComplete="current-password"
        required
        value={current}
        error={isWrong ? errorText('PASSWORD_WRONG') : undefined}
        onChange={(event) => {
          setCurrent(event.target.value);
          if (error) reset();
        }}
      />
      <NewPasswordFields next={next} labels={LABELS} />
      <FormAlert>{next.refusal ?? alertText(error)}</FormAlert>
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
