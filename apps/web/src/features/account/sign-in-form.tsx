import { errorText } from '@alento/domain/errors/catalogue';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormAlert } from './form-alert.tsx';
import { loginCopy } from './login.copy.ts';
import { type EmailField, emailToUse } from './login-address.ts';
import { signIn } from './sign-in.mutation.ts';

type Props = { email: EmailField; onEmailChange: (next: EmailField) => void };

/** Login. Whoever is signed in afterwards is taken on by the route. */
export function SignInForm({ email, onEmailChange }: Props) {
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: signIn });

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    mutate({ email: emailToUse(email, session.loginEmail()), password });
  };

  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={loginCopy.email}
        hint={loginCopy.pseudonymous}
        type="email"
        name="email"
        autoComplete="username"
        placeholder={loginCopy.emailPlaceholder}
        required
        value={email.text}
        onChange={(event) => onEmailChange({ text: event.target.value, edited: true })}
      />
      <div className="flex flex-col gap-1">
        <PasswordField
          label={loginCopy.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button variant="quiet" asChild className="self-end">
          <Link to={paths.resetPassword}>{loginCopy.forgot}</Link>
        </Button>
      </div>
      <Button type="submit" size="lg" busy={isPending}>
        {isPending ? loginCopy.signingIn : loginCopy.signIn}
      </Button>
      <FormAlert>{error ? messageOf(error, errorText('SIGN_IN_FAILED')) : null}</FormAlert>
    </form>
  );
}
