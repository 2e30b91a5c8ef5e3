import { errorText } from '@alento/domain/errors/catalogue';
import { useState } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { type NewPasswordInput, newPasswordProblems } from './sign-up.rules.ts';
import { StrengthBar } from './strength-bar.tsx';

type Props = NewPasswordInput & {
  labels: { password: string; confirmation: string; hint?: string };
  onChange: (next: NewPasswordInput) => void;
};

/** A new password, its strength, and once more. Problems are named when a field is left, not while typing. */
export function NewPasswordFields({ password, confirmation, labels, onChange }: Props) {
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const problems = newPasswordProblems({ password, confirmation });
  const passwordProblem = left.password && password !== '' ? problems.password : undefined;
  const confirmationProblem = left.confirmation && confirmation !== '' ? problems.confirmation : undefined;
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
          onChange={(event) => onChange({ password: event.target.value, confirmation })}
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
        onChange={(event) => onChange({ password, confirmation: event.target.value })}
        onBlur={() => setLeft({ ...left, confirmation: true })}
      />
    </>
  );
}
