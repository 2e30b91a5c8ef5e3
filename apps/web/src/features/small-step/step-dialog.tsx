import { SMALL_STEP_MAX, type SmallStep, TIMES_A_WEEK_MAX } from '@alento/domain/small-step/small-step';
import { oneLineName } from '@alento/domain/text/one-line-name';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../lib/intent/idempotency-key.ts';
import { checkText, prepareCheck } from '../../state/crisis/check-text.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/field/segmented-control.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { RestoredDraft, useFormDraft } from '../../ui/overlay/form-draft.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { stepDialogCopy as copy } from './small-step.copy.ts';

const TIMES = Array.from({ length: TIMES_A_WEEK_MAX }, (_, index) => `${index + 1}`);

type Props = {
  /** The step to change; undefined for a new one. */
  step: SmallStep | undefined;
  onSave: (step: SmallStep) => Promise<void>;
  onRemove: () => void;
  onClose: () => void;
};

/** A dialog for a step: what, and how often a week. */
export function StepDialog({ step, onSave, onRemove, onClose }: Props) {
  const id = useId();
  const saved = { text: step?.text ?? '', times: `${step?.timesAWeek ?? 3}` };
  const draft = useFormDraft(`small-step-draft:${step?.id ?? 'new'}`, saved, onClose);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  useEffect(prepareCheck, []);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    const text = oneLineName(draft.fields.text, SMALL_STEP_MAX);
    if (text === null) return setError(copy.textInvalid);
    void checkText(text);
    setSaving(true);
    try {
      await onSave({ id: step?.id ?? newIdempotencyKey(), text, timesAWeek: Number(draft.fields.times) });
      toast.saved(copy.saved);
      draft.finish();
    } catch (failure) {
      setError(messageOf(failure));
      setSaving(false);
    }
  };

  return (
    <Dialog
      onClose={draft.close}
      title={step ? copy.editTitle : copy.addTitle}
      footer={
        <>
          <Button variant="secondary" onClick={draft.cancel} disabled={isSaving}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={id} busy={isSaving}>
            {isSaving ? copy.saving : step ? copy.save : copy.add}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)} noValidate className="grid gap-5">
        <RestoredDraft draft={draft} />
        <TextField
          label={copy.text}
          hint={copy.textHint}
          value={draft.fields.text}
          error={error}
          autoComplete="off"
          data-focus-first
          onChange={(event) => draft.change({ text: event.target.value })}
        />
        <div className="grid gap-2">
          <p aria-hidden className="font-semibold text-sm">
            {copy.times}
          </p>
          <SegmentedControl
            label={copy.times}
            value={draft.fields.times}
            options={TIMES.map((value) => ({ value, label: value }))}
            onChange={(times) => draft.change({ times })}
          />
        </div>
        {step && (
          <Button variant="quiet" className="-ml-4 justify-self-start text-danger" onClick={onRemove}>
            {copy.remove}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
