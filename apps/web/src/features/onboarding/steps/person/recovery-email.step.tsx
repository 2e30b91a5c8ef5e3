import { useId } from 'react';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { recoveryEmailCopy as copy } from '../steps.copy.ts';
import {
  knownAddress,
  type RecoveryEmail,
  recoveryEmailRules,
  removesAddress,
  waitingAddress,
} from './recovery-email.rules.ts';

function OptOut({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  return (
    <label htmlFor={id} className="-ml-2.5 flex min-h-11 cursor-pointer items-center gap-1">
      <span className="grid size-11 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 cursor-pointer accent-(--brand)"
        />
      </span>
      {copy.optOut}
    </label>
  );
}

/** The recovery address or the checkbox to go without one, with a warning if an address would be removed. */
function Fields({ answers, change, errorOf, known }: FieldsProps<RecoveryEmail>) {
  const removes = removesAddress(answers, known);
  const waiting = waitingAddress(known);
  return (
    <div className="grid gap-3">
      <TextField
        label={copy.email}
        type="email"
        autoComplete="email"
        value={answers.email}
        disabled={answers.optsOut}
        onChange={(event) => change({ email: event.target.value })}
        error={answers.optsOut ? undefined : errorOf('email')}
      />
      <OptOut checked={answers.optsOut} onChange={(optsOut) => change({ optsOut, email: answers.email })} />
      <div role="status" className="empty:hidden">
        {removes && (
          <div className="rounded-card border border-danger bg-danger-soft p-4">
            <p className="font-semibold text-danger">{copy.warningTitle}</p>
            <p className="mt-1 break-words">{copy.warning(knownAddress(known))}</p>
          </div>
        )}
        {!answers.optsOut && waiting !== '' && answers.email === waiting && (
          <p className="max-w-prose break-words text-ink-muted">{copy.waits(waiting)}</p>
        )}
        {answers.optsOut && !removes && <p className="max-w-prose text-ink-muted">{copy.without}</p>}
      </div>
    </div>
  );
}

export const RecoveryEmailStep = questionStep({
  rules: recoveryEmailRules,
  pages: [{ heading: copy, Fields }],
  removes: removesAddress,
});
