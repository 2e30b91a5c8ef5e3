import { errorText } from '@alento/domain/errors/catalogue';
import { lacksNine } from '@alento/domain/onboarding/national-number';
import { formatPhone } from '@alento/domain/onboarding/phone';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { channelsQuery } from '../../../../state/account/channels.queries.ts';
import { Switch } from '../../../../ui/field/switch.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/dialog.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { personalInfoCopy as copy, namedPromiseCopy } from '../steps.copy.ts';
import { losesByAnonymity, type PersonalInfo, personalInfoRules } from './personal-info.rules.ts';

/** What a person who isn't anonymous is promised, without what this installation lacks. */
function NamedPromise() {
  const id = useId();
  const { data } = useQuery(channelsQuery());
  const items = [
    ...(data?.whatsapp.isOffered ? [namedPromiseCopy.whatsapp] : []),
    ...namedPromiseCopy.always,
    ...(data?.supportContact ? [namedPromiseCopy.support(data.supportContact)] : []),
  ];
  return (
    <div className="text-ink-muted text-sm">
      <p id={id}>{namedPromiseCopy.lead}</p>
      <ul aria-labelledby={id} className="mt-1 list-disc pl-5 marker:text-brand">
        {items.map((item) => (
          <li key={item} className="break-words">
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-1">{namedPromiseCopy.chosen}</p>
    </div>
  );
}

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
            hint={errorOf('phone') && lacksNine(answers.phone) ? errorText('CHANNEL_NUMBER_WITHOUT_NINE') : undefined}
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
        onClose={() => setAsks(false)}
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
