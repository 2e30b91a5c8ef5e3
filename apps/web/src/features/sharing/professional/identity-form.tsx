import { type SubmitEvent, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { controlOf, useProblemFocus } from '../problem-focus.ts';
import {
  checkIdentity,
  type Identity,
  type IdentityDraft,
  type Problem,
  problemOf,
  remainingProblems,
} from './identity-draft.ts';
import { IdentityFields } from './identity-fields.tsx';

const NONE: IdentityDraft = { name: '', crp: '', uf: '' };

type Props = {
  label: string;
  isSending: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  /** Says what stays, if the answer was lost. */
  reassurance: string;
  onSubmit: (identity: Identity) => void;
};

/** The short form of somebody who has no professional profile. */
export function IdentityForm({ label, isSending, error, reassurance, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(NONE);
  const [own, setOwn] = useState<readonly Problem[]>([]);
  /** The draft that failed: after a change, its failure is no longer shown. */
  const [sent, setSent] = useState<IdentityDraft | null>(null);
  const failure = error && sent === draft && !isSending ? problemOf(error, reassurance) : null;
  useProblemFocus(error, failure?.field ?? null, form);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkIdentity(draft);
    if ('problems' in checked) {
      setOwn(checked.problems);
      controlOf(form.current, checked.problems[0]?.field ?? '')?.focus();
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
          problems={failure ? [failure] : own}
          onChange={(next) => {
            // What is being sent stays as it is. The fields are not disabled, because a disabled field loses the focus.
            if (isSending) return;
            setDraft(next);
            setOwn(remainingProblems(own, draft, next));
          }}
        />
      </div>
      <div>
        <Button type="submit" size="lg" busy={isSending} data-sends>
          {label}
        </Button>
        <Alert className="mt-3 font-medium text-sm">{failure?.field === null ? failure.text : null}</Alert>
      </div>
    </form>
  );
}
