import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { controlOf, useProblemFocus } from '../problem-focus.ts';
import { checkIdentity, type Identity, type IdentityDraft, type Problem, problemOf } from './identity-draft.ts';
import { IdentityFields } from './identity-fields.tsx';

const NONE: IdentityDraft = { name: '', crp: '', uf: '' };

type Props = {
  label: string;
  isSending: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  /** Says what stays, if the answer was lost. */
  kept: string;
  onSubmit: (identity: Identity) => void;
};

/** The short form of somebody who has no professional profile. */
export function IdentityForm({ label, isSending, error, kept, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(NONE);
  const [own, setOwn] = useState<Problem | null>(null);
  /** The draft that failed: after a change, its failure is no longer shown. */
  const [sent, setSent] = useState<IdentityDraft | null>(null);
  const problem = own ?? (error && sent === draft && !isSending ? problemOf(error, kept) : null);
  useProblemFocus(error, problem?.field ?? null, form);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkIdentity(draft);
    if ('problem' in checked) {
      setOwn(checked.problem);
      controlOf(form.current, checked.problem.field ?? '')?.focus();
      return;
    }
    setSent(draft);
    onSubmit(checked.identity);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={isSending} className="grid gap-5">
      <div className={isSending ? 'opacity-60' : ''}>
        <IdentityFields
          draft={draft}
          problem={problem}
          onChange={(next) => {
            // What is being sent stays as it is. The fields are not disabled, because a disabled field loses the focus.
            if (isSending) return;
            setDraft(next);
            setOwn(null);
          }}
        />
      </div>
      <div>
        <Button type="submit" size="lg" busy={isSending} data-sends>
          {label}
        </Button>
        <p role="alert" className="mt-3 font-medium text-danger text-sm empty:hidden">
          {problem?.field === null ? problem.text : null}
        </p>
      </div>
    </form>
  );
}
