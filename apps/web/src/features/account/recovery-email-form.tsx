import { checkRecoveryEmail } from '@alento/domain/account/recovery-email';
import { errorText } from '@alento/domain/errors/catalogue';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormAlert } from './form-alert.tsx';
import { recoveryCopy } from './profile.copy.ts';
import { recoveryFailureText, useChangeRecoveryEmail } from './recovery-email.mutation.ts';

type Props = { current: string | null };

/** Sets or replaces the recovery address. */
export function RecoveryEmailForm({ current }: Props) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { mutate, isPending, error } = useChangeRecoveryEmail(() => {
    setEmail('');
    toast.saved(recoveryCopy.saved);
  });

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkRecoveryEmail(email);
    setProblem(checked.ok ? undefined : errorText(checked.code));
    if (checked.ok) mutate(checked.value);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextField
        label={current === null ? recoveryCopy.label : recoveryCopy.replaceLabel}
        type="email"
        name="recovery-email"
        autoComplete="email"
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormAlert>{error ? recoveryFailureText(error) : null}</FormAlert>
      <Button type="submit" variant="secondary" busy={isPending} className="self-start">
        {isPending ? recoveryCopy.saving : recoveryCopy.save}
      </Button>
    </form>
  );
}

/** Opting out warns first: without the address, a lost password loses the account (companion §4). */
export function RemoveRecoveryEmail({ current }: { current: string }) {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useChangeRecoveryEmail(() => {
    setAsked(false);
    toast.saved(recoveryCopy.removed);
  });
  const remove = (): void =>
    mutate(null, {
      onError: (error) => {
        setAsked(false);
        toast.failed(recoveryFailureText(error));
      },
    });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)} className="-ml-4 self-start text-left">
        {recoveryCopy.optOut}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={recoveryCopy.removeTitle}
        description={recoveryCopy.removeText(current)}
        confirmLabel={recoveryCopy.remove}
        onConfirm={remove}
        danger
        busy={isPending}
      />
    </>
  );
}
