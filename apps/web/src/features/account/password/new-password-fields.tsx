import { errorText } from '@alento/domain/errors/catalogue';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { useLeft } from '../../../ui/field/use-left.ts';
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
  const first = useLeft();
  const repeated = useLeft();
  const passwordProblem = (first.isLeft && password !== '' ? next.problems.password : undefined) ?? next.guessable;
  const confirmationProblem = repeated.isLeft && confirmation !== '' ? next.problems.confirmation : undefined;
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
          onBlur={first.leave}
        />
        <StrengthBar strength={next.strength} />
      </div>
      <PasswordField
        label={labels.confirmation}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmation}
        error={confirmationProblem && errorText(confirmationProblem)}
        onChange={(event) => next.change({ password, confirmation: event.target.value })}
        onBlur={repeated.leave}
      />
    </>
  );
}
