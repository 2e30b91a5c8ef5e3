import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { session } from '../../../lib/session/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { fieldOf, refusedBy, refusedField, useRefusedField } from '../identity/form-field.ts';
import { loginCopy } from './login.copy.ts';
import { type EmailField, emailToUse } from './login-address.ts';
import { loadSecondStep } from './second-step.ts';
import { type StartedSignIn, signIn } from './sign-in.mutation.ts';

type Credentials = { email: string; password: string };

type Props = {
  email: EmailField;
  onEmailChange: (next: EmailField) => void;
  password: string;
  onPasswordChange: (password: string) => void;
  /** Set after the person returned from the second step. `notice` contains the reason. */
  back: { notice: string | null } | null;
  /** Called if the password was right and the account requires a second factor. */
  onSecondStep: (started: StartedSignIn) => void;
};

const EMAIL = 'email';
const PASSWORD = 'password';

/** Wrong credentials are corrected by the password more often than by the address. */
const REFUSALS = { [EMAIL]: ['EMAIL_INVALID'], [PASSWORD]: ['CREDENTIALS_INVALID'] } as const;

/** Signs in, and loads the second step's code before the step is shown. */
async function startSignIn(credentials: Credentials): Promise<StartedSignIn | null> {
  const started = await signIn(credentials);
  if (started !== null) await loadSecondStep();
  return started;
}

/** The sign-in form. The route decides where a successful sign-in leads. */
export function SignInForm({ email, onEmailChange, password, onPasswordChange, back, onSecondStep }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: startSignIn,
    onSuccess: (started) => started && onSecondStep(started),
  });
  const problemId = useId();
  const refused = refusedField(error, REFUSALS);
  useRefusedField(form, error, refused);
  /** A refusal was of what the fields had before. */
  const forget = (): void => {
    if (refused !== null) reset();
  };
  const isBack = back !== null;
  useEffect(() => {
    if (isBack) fieldOf(form.current, PASSWORD)?.focus();
  }, [isBack]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    mutate({ email: emailToUse(email, session.loginEmail()), password });
  };

  const problem = error ? messageOf(error, errorText('SIGN_IN_FAILED')) : null;
  return (
    <form ref={form} method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={loginCopy.email}
        hint={loginCopy.pseudonymous}
        type="email"
        name={EMAIL}
        autoComplete="username"
        placeholder={loginCopy.emailPlaceholder}
        required
        {...(refused === EMAIL && refusedBy(problemId))}
        value={email.text}
        onChange={(event) => {
          forget();
          onEmailChange({ text: event.target.value, edited: true });
        }}
      />
      <div className="flex flex-col gap-1">
        <PasswordField
          label={loginCopy.password}
          name={PASSWORD}
          autoComplete="current-password"
          required
          {...(refused === PASSWORD && refusedBy(problemId))}
          value={password}
          onChange={(event) => {
            forget();
            onPasswordChange(event.target.value);
          }}
        />
        <LinkButton to={paths.resetPassword} variant="quiet" className="self-end">
          {loginCopy.forgot}
        </LinkButton>
      </div>
      <Button type="submit" size="lg" busy={isPending}>
        {isPending ? loginCopy.signingIn : loginCopy.signIn}
      </Button>
      <div id={problemId} className="contents">
        <Alert>{problem ?? (isPending ? null : (back?.notice ?? null))}</Alert>
      </div>
    </form>
  );
}
