import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { checkIdentity, type Identity, type IdentityDraft, type Problem } from './identity-draft.ts';
import { focusField, IdentityFields } from './identity-fields.tsx';

const NONE: IdentityDraft = { name: '', crp: '', uf: '' };

type Props = {
  label: string;
  isSending: boolean;
  /** Why the last attempt failed. */
  problem: Problem | null;
  onSubmit: (identity: Identity) => void;
};

/** The short form of somebody who has no professional profile. */
export function IdentityForm({ label, isSending, problem: failure, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(NONE);
  const [own, setOwn] = useState<Problem | null>(null);
  /** The draft that failed: after a change, its failure is no longer shown. */
  const [sent, setSent] = useState<IdentityDraft | null>(null);
  const problem = own ?? (sent === draft && !isSending ? failure : null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkIdentity(draft);
    if ('problem' in checked) {
      setOwn(checked.problem);
      focusField(form.current, checked.problem.field);
      return;
    }
    setSent(draft);
    onSubmit(checked.identity);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <fieldset disabled={isSending} className="min-w-0">
        <IdentityFields
          draft={draft}
          problem={problem}
          onChange={(next) => {
            setDraft(next);
            setOwn(null);
          }}
        />
      </fieldset>
      <div>
        <Button type="submit" size="lg" busy={isSending}>
          {label}
        </Button>
        <p role="alert" className="mt-3 font-medium text-danger text-sm empty:hidden">
          {problem?.field === null ? problem.text : null}
        </p>
      </div>
    </form>
  );
}
