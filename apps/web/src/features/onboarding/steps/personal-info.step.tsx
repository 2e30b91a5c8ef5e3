import { formatPhone } from '@alento/domain/onboarding/phone';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { losesByAnonymity, type PersonalInfo, personalInfoRules } from './personal-info.rules.ts';
import { type FieldsProps, questionStep } from './question-step.tsx';
import { personalInfoCopy as copy } from './steps.copy.ts';

type SwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void };

function AnonymousSwitch({ isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-4 rounded-card border border-border-strong bg-surface-raised p-4 transition-colors hover:bg-surface-sunken has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft sm:px-5">
      <span className="min-w-0 flex-1">
        <span id={`${id}-name`} className="block font-semibold">
          {copy.anonymous}
        </span>
        <span id={`${id}-hint`} className="block text-sm">
          {copy.anonymousHint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-pill bg-border-strong transition-colors before:absolute before:top-1 before:left-1 before:size-6 before:rounded-pill before:bg-surface-raised before:transition-transform checked:bg-brand checked:before:translate-x-6"
      />
    </label>
  );
}

/** Who is anonymous has nothing more to say; going back to it clears what was said (companion §4). */
function Fields({ answers, change, errorOf }: FieldsProps<PersonalInfo>) {
  const [asks, setAsks] = useState(false);
  const becomeAnonymous = (): void => change({ isAnonymous: true, name: '', phone: '' });
  const toggle = (isOn: boolean): void => {
    if (!isOn) change({ isAnonymous: false });
    else if (losesByAnonymity(answers)) setAsks(true);
    else becomeAnonymous();
  };
  return (
    <>
      <AnonymousSwitch isOn={answers.isAnonymous} onChange={toggle} />
      {!answers.isAnonymous && (
        <div className="grid max-w-md animate-appear gap-4">
          <TextField
            label={copy.name}
            autoComplete="name"
            hint={copy.nameHint}
            value={answers.name}
            onChange={(event) => change({ name: event.target.value })}
            error={errorOf('name')}
            required
          />
          <TextField
            label={copy.phone}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder={copy.phonePlaceholder}
            value={answers.phone}
            onChange={(event) => change({ phone: formatPhone(event.target.value) })}
            error={errorOf('phone')}
          />
        </div>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={copy.confirmTitle}
        description={copy.confirmText}
        cancelLabel={copy.cancel}
        confirmLabel={copy.confirm}
        onConfirm={() => {
          becomeAnonymous();
          setAsks(false);
        }}
      />
    </>
  );
}

export const PersonalInfoStep = questionStep({ copy, rules: personalInfoRules, Fields });
