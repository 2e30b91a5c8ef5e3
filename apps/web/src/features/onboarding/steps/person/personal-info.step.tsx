import { errorText } from '@alento/domain/errors/catalogue';
import { lacksNine } from '@alento/domain/onboarding/national-number';
import { formatPhone } from '@alento/domain/onboarding/phone';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { channelsQuery } from '../../../../state/account/channels.queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/field/switch.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/dialog.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { personalInfoCopy as copy, namedPromiseCopy } from '../steps.copy.ts';
import { isStoredPerson, losesByAnonymity, type PersonalInfo, personalInfoRules } from './personal-info.rules.ts';

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
    <div className="text-ink-muted text-sm leading-5">
      <p id={id}>{namedPromiseCopy.lead}</p>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item} className="inline break-words not-last:after:text-brand not-last:after:content-['_·_']">
            {item}
          </li>
        ))}
      </ul>
      <p>{namedPromiseCopy.chosen}</p>
    </div>
  );
}

type Fields = FieldsProps<PersonalInfo>;

/** Name and phone number as they are known since the sign-up, so that they are not asked for again. */
const KnownPerson = ({ answers, onEdit }: { answers: PersonalInfo; onEdit: () => void }) => (
  <div className="flex items-center gap-3 rounded-card border border-border bg-surface-raised py-2 pr-2 pl-4">
    <div className="min-w-0 flex-1">
      <p className="break-words font-semibold">{answers.name}</p>
      <p className="text-ink-muted text-sm">{answers.phone || copy.noPhone}</p>
    </div>
    <Button variant="quiet" onClick={onEdit}>
      {copy.edit}
    </Button>
  </div>
);

function PersonFields({ answers, change, errorOf }: Fields) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={copy.name}
        autoComplete="name"
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
    </div>
  );
}

/** The fields, or what the sign-up stored, until the person wants to change it. */
function Person(props: Fields) {
  const { answers, known, isDone, errorOf } = props;
  const box = useRef<HTMLDivElement>(null);
  const [edits, setEdits] = useState(false);
  // Without this the field would vanish when its text becomes equal to the stored one.
  const [wasStored] = useState(() => isStoredPerson(answers, known));
  useEffect(() => {
    if (edits) box.current?.querySelector('input')?.focus();
  }, [edits]);
  const isUnchanged = wasStored && !isDone && !errorOf('name') && !errorOf('phone');
  return (
    <div ref={box} className="grid animate-appear gap-3">
      {isUnchanged && !edits ? (
        <KnownPerson answers={answers} onEdit={() => setEdits(true)} />
      ) : (
        <PersonFields {...props} />
      )}
      <NamedPromise />
    </div>
  );
}

/** An anonymous person enters nothing else. Switching back to anonymous clears name and phone. */
function Info(props: Fields) {
  const { answers, change } = props;
  const [asks, setAsks] = useState(false);
  const becomeAnonymous = (): void => change({ isAnonymous: true, name: '', phone: '' });
  const toggle = (isOn: boolean): void => {
    if (!isOn) change({ isAnonymous: false });
    else if (losesByAnonymity(answers)) setAsks(true);
    else becomeAnonymous();
  };
  return (
    <>
      <Switch isFramed name={copy.anonymous} hint={copy.anonymousHint} isOn={answers.isAnonymous} onChange={toggle} />
      {!answers.isAnonymous && <Person {...props} />}
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

export const PersonalInfoStep = questionStep({ rules: personalInfoRules, pages: [{ heading: copy, Fields: Info }] });
