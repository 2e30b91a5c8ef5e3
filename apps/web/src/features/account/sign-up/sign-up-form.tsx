import { errorText } from '@alento/domain/errors/catalogue';
import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { useMutation } from '@tanstack/react-query';
import { lazy, type SubmitEvent, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useTouched } from '../../../ui/field/use-left.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useNewPassword } from '../password/use-new-password.ts';
import { loginCopy } from '../sign-in/login.copy.ts';
import type { EmailField } from '../sign-in/login-address.ts';
import { type IdentityInput, signUp } from '../sign-in/sign-in.mutation.ts';
import { hasProblems, signUpProblems } from './sign-up.rules.ts';
import { TermsBox } from './terms-box.tsx';

/** Loads the fields on demand, because most accounts are anonymous. */
const load = () => import('./identity-fields.tsx');
const IdentityFields = lazy(async () => ({ default: (await load()).IdentityFields }));

/** What the person gave so far. Without a name it is not complete. */
type IdentityDraft = { identity: IdentityInput; isComplete: boolean };

const EMPTY: IdentityDraft = { identity: { name: '', phone: '', keepsEmail: false }, isComplete: false };

type IdentityChoiceProps = {
  /** Null for an anonymous account, which is the default. */
  draft: IdentityDraft | null;
  onChange: (draft: IdentityDraft | null) => void;
};

/** The choice between an anonymous account and one with name and contact. */
function IdentityChoice({ draft, onChange }: IdentityChoiceProps) {
  const [hasFailed, setFailed] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const choose = (isOn: boolean): void => {
    setFailed(false);
    if (!isOn) onChange(null);
    else
      load().then(
        () => onChange(EMPTY),
        () => setFailed(true),
      );
  };
  // The person may have pressed the switch before hydration, which would switch it off again.
  useLayoutEffect(() => {
    if (isFirst.current && draft === null && block.current?.querySelector('input')?.checked) choose(true);
    isFirst.current = false;
  });
  return (
    <div ref={block} className="flex flex-col gap-4">
      <Switch name={loginCopy.choice} hint={loginCopy.choiceHint} isOn={draft !== null} onChange={choose} />
      {hasFailed && <Alert>{loginCopy.choiceFailed}</Alert>}
      {draft !== null && (
        <Suspense>
          <p className="text-ink-muted text-sm">{loginCopy.choicePromise}</p>
          <IdentityFields
            identity={draft.identity}
            onChange={(identity, isComplete) => onChange({ identity, isComplete })}
          />
        </Suspense>
      )}
    </div>
  );
}

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

const LABELS = { password: loginCopy.password, confirmation: loginCopy.confirmation, hint: loginCopy.passwordHint };

function submitLabel(creating: boolean, loading: boolean): string {
  if (creating) return loginCopy.creating;
  return loading ? loginCopy.loading : loginCopy.create;
}

/** Says whether the e-mail address leaves the device. */
function emailHint(identity: IdentityInput | null): string {
  if (identity === null) return loginCopy.pseudonymousCreate;
  return identity.keepsEmail ? loginCopy.namedKeepsEmail : loginCopy.namedCreate;
}

const failureText = (error: Error): string =>
  isOffline(error) ? loginCopy.unsure : messageOf(error, errorText('SIGN_UP_FAILED'));

/** The sign-up form. Submit is enabled only if every field is valid. */
export function SignUpForm({ email, onEmailChange, documents, onOpenDocument }: Props) {
  const [draft, setDraft] = useState<IdentityDraft | null>(null);
  const identity = draft?.identity ?? null;
  const next = useNewPassword({ name: identity?.name ?? null, address: email.text });
  const [termsAccepted, setTermsAccepted] = useState(false);
  const address = useTouched();
  const terms = useTouched();
  const problems = signUpProblems({ email: email.text, ...next.input, termsAccepted, documents });
  const isIncomplete = hasProblems(problems) || hasProblems(next.problems) || draft?.isComplete === false;
  const loading = documents.status === 'loading';

  const { mutate, isPending, error } = useMutation({
    mutationFn: signUp,
    onError: (failure) => {
      if (!isRefusal(failure, 'LEGAL_DOCUMENTS_OUTDATED')) return;
      // A newer version of a document was published while this form was open, and must be accepted anew.
      setTermsAccepted(false);
      documents.reload();
    },
  });

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { termsOfUseDocumentId, privacyPolicyDocumentId } = documents;
    if (isIncomplete || termsOfUseDocumentId === null || privacyPolicyDocumentId === null) return;
    if (next.isRefused()) return;
    mutate({
      email: email.text,
      password: next.input.password,
      identity,
      termsOfUseDocumentId,
      privacyPolicyDocumentId,
    });
  };

  const documentsProblem = (): string | null => {
    if (documents.status === 'failed') return loginCopy.documentsFailed;
    return documents.status === 'missing' ? errorText('LEGAL_DOCUMENTS_MISSING') : null;
  };

  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={loginCopy.email}
        hint={emailHint(identity)}
        type="email"
        name="email"
        autoComplete="username"
        placeholder={loginCopy.emailPlaceholder}
        required
        value={email.text}
        error={address.isLeft && email.text !== '' && problems.email ? errorText(problems.email) : undefined}
        onChange={(event) => onEmailChange({ text: event.target.value, edited: true })}
        onBlur={address.leave}
      />
      <NewPasswordFields next={next} labels={LABELS} />
      <IdentityChoice draft={draft} onChange={setDraft} />
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
      <Alert>{error ? failureText(error) : documentsProblem()}</Alert>
    </form>
  );
}
