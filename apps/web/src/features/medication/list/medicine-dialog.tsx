import type { Medication } from '@alento/contract/medication/medications';
import { errorText } from '@alento/domain/errors/catalogue';
import { ASK_PRESCRIBER } from '@alento/domain/medication/ask-prescriber.copy';
import { MEDICATION_DOSE_MAX, MEDICATION_NAME_MAX, MEDICATION_TIMES_MAX } from '@alento/domain/medication/limits';
import { oneLineName } from '@alento/domain/text/one-line-name';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useCreation } from '../../../lib/draft/use-creation.ts';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { INPUT_CLASSES } from '../../../ui/field/field-frame.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { RestoredDraft, useFormDraft } from '../../../ui/overlay/form-draft.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { type MedicationInput, medicineForm, useAddMedication, useChangeMedication } from '../medication.mutations.ts';
import { medicineFormCopy as copy } from './medicines.copy.ts';

/** A time that is being typed. The key stays when rows before it are removed. */
type TimeDraft = { key: number; time: string };

type TimesFieldProps = {
  times: readonly TimeDraft[];
  error: string | undefined;
  onChange: (times: TimeDraft[]) => void;
};

/** Proposed for a first time, and for a further one. */
const FIRST_TIME = '08:00';

/** The times of day of a medicine, as native fields for a time. */
function TimesField({ times, error, onChange }: TimesFieldProps) {
  const id = useId();
  const isFull = times.length >= MEDICATION_TIMES_MAX;
  const add = () => {
    const key = Math.max(0, ...times.map((one) => one.key)) + 1;
    onChange([...times, { key, time: times.length === 0 ? FIRST_TIME : '' }]);
  };
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="font-semibold text-sm">{copy.times}</legend>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-muted text-sm">
        {isFull ? copy.timesFull : copy.timesHint}
      </p>
      <ul className="mt-2 grid gap-2 empty:hidden sm:grid-cols-2">
        {times.map(({ key, time }, index) => (
          <li key={key} className="flex items-center gap-1">
            <input
              type="time"
              aria-label={copy.time(index + 1)}
              aria-invalid={error !== undefined && time === '' ? true : undefined}
              value={time}
              onChange={({ target: { value } }) =>
                onChange(times.map((one) => (one.key === key ? { key, time: value } : one)))
              }
              className={`${INPUT_CLASSES} min-w-0 flex-1`}
            />
            <IconButton
              label={copy.removeTime(index + 1)}
              onClick={() => onChange(times.filter((one) => one.key !== key))}
            >
              <X size={20} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-1 -ml-4" disabled={isFull} onClick={add} icon={Plus}>
        {copy.addTime}
      </Button>
      <p id={`${id}-error`} aria-live="polite" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

type Props = {
  /** The medicine to change. Without it a new one is added. */
  medicine?: Medication;
  onClose: () => void;
};

const formOf = (medicine: Medication | undefined) => ({
  name: medicine?.name ?? '',
  dose: medicine?.dose ?? '',
  times: (medicine?.times ?? []).map((time, index): TimeDraft => ({ key: index, time })),
  reminds: medicine?.reminds ?? false,
});

type Refusals = { name?: string; dose?: string; times?: string; all?: string };

/** A dialog for a medicine: name, dose as written, times, reminder. */
export function MedicineDialog({ medicine, onClose }: Props) {
  const form = medicineForm(medicine?.id);
  const creation = useCreation<MedicationInput>(form);
  const draft = useFormDraft(form, formOf(medicine), onClose, creation.pending);
  const { name, dose, times, reminds } = draft.fields;
  const [refusals, setRefusals] = useState<Refusals>({});
  const id = useId();
  const add = useAddMedication();
  const change = useChangeMedication();
  const busy = add.isPending || change.isPending;
  useEffect(prepareCheck, []);

  const send = async (input: MedicationInput): Promise<void> => {
    if (medicine) {
      await change.mutateAsync({ id: medicine.id, endedOn: medicine.endedOn, ...input });
      return;
    }
    await creation.create(input, draft.restored !== null, add.mutateAsync, ({ id }) =>
      change.mutateAsync({ id, endedOn: null, ...input }),
    );
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = refusalsOf(name, dose, times);
    setRefusals(wrong);
    if (Object.keys(wrong).length > 0) return;
    void checkText(`${name}\n${dose}`);
    const planned = [...new Set(times.map(({ time }) => time))].sort();
    try {
      await send({ name: name.trim(), dose: dose.trim(), times: planned, reminds: reminds && planned.length > 0 });
      toast.saved(medicine ? copy.changed : copy.added);
      draft.finish();
    } catch (failure) {
      setRefusals({ all: messageOf(failure) });
    }
  };

  return (
    <Dialog
      onClose={draft.close}
      title={medicine ? copy.editTitle : copy.addTitle}
      description={ASK_PRESCRIBER}
      footer={
        <>
          <Button variant="secondary" onClick={draft.cancel} disabled={busy}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {busy ? copy.saving : medicine ? copy.save : copy.add}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={save} noValidate className="grid gap-5">
        <RestoredDraft draft={draft} />
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          value={name}
          error={refusals.name}
          autoComplete="off"
          onChange={(event) => draft.change({ name: event.target.value })}
        />
        <TextField
          label={copy.dose}
          hint={copy.doseHint}
          value={dose}
          error={refusals.dose}
          autoComplete="off"
          onChange={(event) => draft.change({ dose: event.target.value })}
        />
        <TimesField times={times} error={refusals.times} onChange={(next) => draft.change({ times: next })} />
        {times.length > 0 && (
          <Switch
            name={copy.reminder}
            hint={copy.reminderHint}
            isOn={reminds}
            onChange={(next) => draft.change({ reminds: next })}
          />
        )}
        <p aria-live="polite" className="text-danger text-sm empty:hidden">
          {refusals.all}
        </p>
      </form>
    </Dialog>
  );
}

/** What can't be sent, by field. */
function refusalsOf(name: string, dose: string, times: readonly TimeDraft[]): Refusals {
  const isDose = dose.trim() === '' || oneLineName(dose, MEDICATION_DOSE_MAX) !== null;
  return {
    ...(oneLineName(name, MEDICATION_NAME_MAX) === null ? { name: errorText('MEDICATION_NAME_INVALID') } : {}),
    ...(isDose ? {} : { dose: errorText('MEDICATION_DOSE_INVALID') }),
    ...(times.some(({ time }) => time === '') ? { times: copy.timeMissing } : {}),
  };
}
