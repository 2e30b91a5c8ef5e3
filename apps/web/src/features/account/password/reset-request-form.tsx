import { isEmail, normalizeEmail } from '@alento/domain/account/email';
import { errorText } from '@alento/domain/errors/catalogue';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { resetCopy } from '../sign-in/login.copy.ts';

/** Requests a reset link. This sends the real address, because the server must send the e-mail. */
export function ResetRequestForm({ onSent }: { onSent: () => void }) {
  const [email, setEmail] = useState(() => session.loginEmail() ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (address: string) => call('POST /auth/request-password-reset', { body: { email: address } }),
    onSuccess: onSent,
  });

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const address = normalizeEmail(email);
    setProblem(isEmail(address) ? null : errorText('EMAIL_INVALID'));
    if (isEmail(address)) mutate(address);
  };

  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label={resetCopy.email}
        hint={resetCopy.askNote}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={problem ?? undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" size="lg" busy={isPending}>
        {isPending ? resetCopy.sending : resetCopy.send}
      </Button>
      <Alert>{error ? messageOf(error, errorText('RESET_FAILED')) : null}</Alert>
    </form>
  );
}
