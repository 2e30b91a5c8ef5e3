import { errorText } from '@alento/domain/errors/catalogue';
import { useState } from 'react';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { StrengthBar } from './strength-bar.tsx';
import type { NewPassword } from './use-new-password.ts';

type Props = {
  next: NewPassword;
  labels: { password: string; confirmation: string; hint?: string };
};

/**
 * The fields for a new password and its repetition, with the password's strength. Problems are shown when a field
 * loses focus. A password that is easy to guess is reported once typing pauses.
 */
export function NewPasswordFields({ next, labels }: Props) {
  const { password, confirmation } = next.input;
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const passwordProblem = (left.password && password !== '' ? next.problems.password : undefined) ?? next.guessable;
  const confirmationProblem = left.confirmation && confirmation !== '' ? next.problems.confirmation : undefined;
  return (
    <>
      <div className="flex flex-col gap-2.5">
        <PasswordField
          label={labels.password}
          hint={labels.hint}
          name="new-password"
          autoComplete="new-password"
          required
          value={password}
          error={passwordProblem && errorText(passwordProblem)}
          onChange={(event) => next.change({ password: event.target.value, confirmation })}
          onBlur={() => setLeft({ ...left, password: true })}
        />
        <StrengthBar password={password} />
      </div>
      <PasswordField
        label={labels.confirmation}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmation}
        error={confirmationProblem && errorText(confirmationProblem)}
        onChange={(event) => next.change({ password, confirmation: event.target.value })}
        onBlur={() => setLeft({ ...left, confirmation: true })}
      />
    </>
  );
}
