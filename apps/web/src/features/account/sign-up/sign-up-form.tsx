import { errorText } from '@alento/domain/errors/catalogue';
import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useTouched } from '../../../ui/field/use-left.ts';
import { refusedBy, refusedField, useRefusedField } from '../identity/form-field.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useNewPassword } from '../password/use-new-password.ts';
import { loginCopy } from '../sign-in/login.copy.ts';
import type { EmailField } from '../sign-in/login-address.ts';
import { signUp } from '../sign-in/sign-in.mutation.ts';
import { hasProblems, signUpProblems } from './sign-up.rules.ts';
import { TermsBox } from './terms-box.tsx';

export type DocumentsState = {
  status: 'loading' | 'ready' | 'missing' | 'failed';
  termsOfUseDocumentId: string | null;
  privacyPolicyDocumentId: string | null;
  reload: () => void;
};

type Props = {
  email: EmailField;
  onEmailChange: (next: EmailField) => void;
  documents: DocumentsState;
  onOpenDocument: (type: LegalDocumentType) => void;
};

const EMAIL = 'email';
const REFUSALS = { [EMAIL]: ['EMAIL_INVALID', 'ACCOUNT_EXISTS'] } as const;

const LABELS = { password: loginCopy.password, confirmation: loginCopy.confirmation, hint: loginCopy.passwordHint };

function submitLabel(creating: boolean, loading: boolean): string {
  if (creating) return loginCopy.creating;
  return loading ? loginCopy.loading : loginCopy.create;
}

const failureText = (error: Error): string =>
  isOffline(error) ? loginCopy.unsure : messageOf(error, errorText('SIGN_UP_FAILED'));

/** The sign-up form. Submit is enabled only if every field is valid. */
export function SignUpForm({ email, onEmailChange, documents, onOpenDocument }: Props) {
  const next = useNewPassword({ address: email.text });
  const [termsAccepted, setTermsAccepted] = useState(false);
  const address = useTouched();
  const terms = useTouched();
  const problems = signUpProblems({ email: email.text, ...next.input, termsAccepted, documents });
  const isIncomplete = hasProblems(problems) || hasProblems(next.problems);
  const loading = documents.status === 'loading';

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: signUp,
    onError: (failure) => {
      if (!isRefusal(failure, 'LEGAL_DOCUMENTS_OUTDATED')) return;
      // A newer version of a document was published while this form was open, and must be accepted anew.
      setTermsAccepted(false);
      documents.reload();
    },
  });

  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const refused = refusedField(error, REFUSALS);
  useRefusedField(form, error, refused);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { termsOfUseDocumentId, privacyPolicyDocumentId } = documents;
    if (isIncomplete || termsOfUseDocumentId === null || privacyPolicyDocumentId === null) return;
    if (next.isRefused()) return;
    mutate({ email: email.text, password: next.input.password, termsOfUseDocumentId, privacyPolicyDocumentId });
  };

  const documentsProblem = (): string | null => {
    if (documents.status === 'failed') return loginCopy.documentsFailed;
    return documents.status === 'missing' ? errorText('LEGAL_DOCUMENTS_MISSING') : null;
  };

  return (
    <form ref={form} method="dialog" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={loginCopy.email}
        hint={loginCopy.pseudonymousCreate}
        type="email"
        name={EMAIL}
        autoComplete="username"
        placeholder={loginCopy.emailPlaceholder}
        required
        {...(refused === EMAIL && refusedBy(problemId))}
        value={email.text}
        error={address.isLeft && email.text !== '' && problems.email ? errorText(problems.email) : undefined}
        onChange={(event) => {
          // The refusal was of another address.
          if (refused === EMAIL) reset();
          onEmailChange({ text: event.target.value, edited: true });
        }}
        onBlur={address.leave}
      />
      <NewPasswordFields next={next} labels={LABELS} />
      <TermsBox
        checked={termsAccepted}
        onChange={(checked) => {
          setTermsAccepted(checked);
          terms.leave();
        }}
        onLeave={terms.leave}
        onOpen={onOpenDocument}
        error={terms.isLeft && problems.terms ? errorText(problems.terms) : undefined}
      />
      <Button type="submit" size="lg" busy={isPending || loading} disabled={isIncomplete}>
        {submitLabel(isPending, loading)}
      </Button>
      <div id={problemId} className="contents">
        <Alert>{error ? failureText(error) : documentsProblem()}</Alert>
      </div>
    </form>
  );
}
