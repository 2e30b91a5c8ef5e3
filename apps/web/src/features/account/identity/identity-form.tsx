import { errorText } from '@alento/domain/errors/catalogue';
import { type SubmitEvent, useRef } from 'react';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { session } from '../../../lib/session/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { useFocusedField } from './form-field.ts';
import { identityCheckCopy as copy } from './identity.copy.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { type ConfirmationState, type Perform, useConfirmation } from './use-confirmation.ts';

export type IdentityRequest<Result = unknown> = {
  /** The button's label, which names the confirmed action. */
  confirmLabel: string;
  danger?: boolean;
  perform: Perform<Result>;
  onConfirmed: (result: Result) => void;
  /** Returns the message for an error that concerns neither the password nor the second factor. */
  failureText?: (error: Error) => string;
  /**
   * The message after a lost answer to a call with a second factor. By default it says that the call may have arrived.
   */
  offlineText?: string;
};

type Props<Result> = IdentityRequest<Result> & { onCancel: () => void };

const FIELD = 'current-password';

type PasswordProps = Pick<Props<unknown>, 'confirmLabel' | 'danger' | 'onCancel'> & {
  confirmation: ConfirmationState;
  textOf: (error: Error) => string;
};

function PasswordStage({ confirmation, textOf, confirmLabel, danger = false, onCancel }: PasswordProps) {
  const { password, typePassword, submit: confirm, isPending, error } = confirmation;
  const form = useRef<HTMLFormElement>(null);
  const isWrong = isRefusal(error, 'PASSWORD_WRONG');
  useFocusedField(form, FIELD, { error, isWrong });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // React events bubble through portals: without this, a form around this one would be submitted too.
    event.stopPropagation();
    confirm(null);
  };
  return (
    <form ref={form} method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      {/* From this hidden field a password manager reads which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={session.loginEmail() ?? ''} readOnly hidden />
      <PasswordField
        label={copy.password}
        name={FIELD}
        autoComplete="current-password"
        required
        data-focus-first
        value={password}
        error={isWrong ? errorText('PASSWORD_WRONG') : undefined}
        onChange={(event) => typePassword(event.target.value)}
      />
      <Alert>{error && !isWrong ? textOf(error) : null}</Alert>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isPending}>
          {isPending ? copy.checking : confirmLabel}
        </Button>
      </div>
    </form>
  );
}

/** A form for the password and, if the account has one, the second factor. It then makes the call that needs them. */
export function IdentityForm<Result>(props: Props<Result>) {
  const { perform, onConfirmed, failureText = messageOf, offlineText = copy.unsure, ...buttons } = props;
  const confirmation = useConfirmation(perform, onConfirmed);
  const { secondFactorPrompt, submit, isPending, error } = confirmation;
  const textOf = (failure: Error): string => {
    const isAnswer = isRefusal(failure, 'SECOND_FACTOR_WRONG') || isRefusal(failure, 'RATE_LIMITED');
    if (secondFactorPrompt !== null && isOffline(failure)) return offlineText;
    return isAnswer ? messageOf(failure) : failureText(failure);
  };
  if (secondFactorPrompt !== null) {
    return (
      <SecondFactorForm
        {...secondFactorPrompt}
        busy={isPending}
        error={error}
        textOf={textOf}
        onAnswer={submit}
        back={{ label: copy.cancel, onBack: buttons.onCancel }}
      />
    );
  }
  return <PasswordStage {...buttons} confirmation={confirmation} textOf={textOf} />;
}
