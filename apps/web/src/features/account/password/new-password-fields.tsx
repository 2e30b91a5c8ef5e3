import { STRENGTH_LABELS, strengthColour } from '@alento/domain/account/password';
import { errorText } from '@alento/domain/errors/catalogue';
import { useState } from 'react';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { useTouched } from '../../../ui/field/use-left.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { loginCopy } from '../sign-in/login.copy.ts';
import type { NewPassword } from './use-new-password.ts';

const FILLS = { red: 'bg-meter-red', yellow: 'bg-meter-yellow', green: 'bg-meter-green' };
const STEPS = STRENGTH_LABELS.length - 1;

/** Shows the strength of a password, 0 to 5, as a bar and in words; null for an empty one. */
function StrengthBar({ strength }: { strength: number | null }) {
  const colour = strengthColour(strength ?? 0);
  return (
    <div className="flex items-center gap-3">
      <div
        aria-hidden
        data-strength={colour}
        className="h-2 flex-1 overflow-hidden rounded-pill border border-border bg-surface-sunken"
      >
        <div
          className={`h-full rounded-pill transition-[width] duration-calm ${FILLS[colour]}`}
          style={{ width: `${((strength ?? 0) / STEPS) * 100}%` }}
        />
      </div>
      <p aria-live="polite" className="w-24 text-right font-medium text-ink-muted text-xs">
        {strength !== null && <VisuallyHidden>{loginCopy.strength}: </VisuallyHidden>}
        {strength !== null && STRENGTH_LABELS[strength]}
      </p>
    </div>
  );
}

type Props = {
  next: NewPassword;
  labels: { password: string; confirmation: string; hint?: string };
};

/**
 * The fields for a new password and its repetition, with the password's strength. Problems are shown when a field
 * loses focus, one at a time. A password that is easy to guess is reported once typing pauses. A password that is
 * shown needs no repetition: the second field is filled with it, and hidden.
 */
export function NewPasswordFields({ next, labels }: Props) {
  const { password, confirmation } = next.input;
  const [isShown, setShown] = useState(false);
  const first = useTouched();
  const repeated = useTouched();
  const passwordProblem = (first.isLeft && password !== '' ? next.problems.password : undefined) ?? next.guessable;
  const repeatedProblem = repeated.isLeft && confirmation !== '' ? next.problems.confirmation : undefined;
  const confirmationProblem = passwordProblem ? undefined : repeatedProblem;
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
          onChange={({ target: { value } }) =>
            next.change({ password: value, confirmation: isShown ? value : confirmation })
          }
          onShow={(isVisible) => {
            setShown(isVisible);
            if (isVisible) next.change({ password, confirmation: password });
          }}
          onBlur={first.leave}
        />
        <StrengthBar strength={password === '' ? null : next.strength} />
      </div>
      {!isShown && (
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
      )}
    </>
  );
}
