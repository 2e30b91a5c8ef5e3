import { checkRecoveryEmail } from '@alento/domain/account/email';
import { errorText } from '@alento/domain/errors/catalogue';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { recoveryCopy as copy } from './recovery-email.copy.ts';

type Props = {
  current: string | null;
  email: string;
  onType: (email: string) => void;
  /** Called on submit with an address in a valid format. */
  onAsk: (address: string) => void;
};

/** A form that sets or replaces the recovery address. */
export function RecoveryEmailForm({ current, email, onType, onAsk }: Props) {
  const [problem, setProblem] = useState<string | undefined>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkRecoveryEmail(email);
    setProblem(checked.ok ? undefined : errorText(checked.code));
    if (checked.ok) onAsk(checked.value);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextField
        label={current === null ? copy.label : copy.replaceLabel}
        type="email"
        name="recovery-email"
        autoComplete="email"
        value={email}
        error={problem}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="self-start">
        {copy.save}
      </Button>
    </form>
  );
}
