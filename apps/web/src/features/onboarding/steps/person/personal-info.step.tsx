import { formatPhone } from '@alento/domain/onboarding/phone';
import { useState } from 'react';
import { Switch } from '../../../../ui/field/switch.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/dialog.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { personalInfoCopy as copy } from '../steps.copy.ts';
import { NamedPromise } from './named-promise.tsx';
import { losesByAnonymity, type PersonalInfo, personalInfoRules } from './personal-info.rules.ts';

/** An anonymous person enters nothing else. Switching back to anonymous clears name and phone. */
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
      <Switch name={copy.anonymous} hint={copy.anonymousHint} isOn={answers.isAnonymous} onChange={toggle} />
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
          <NamedPromise />
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
