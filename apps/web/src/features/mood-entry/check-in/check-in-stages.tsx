import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { CHECK_IN_MOOD_LABELS, type MoodScore } from '@alento/domain/mood-entry/scale';
import { NOTE_ADVISED_MAX } from '@alento/domain/mood-popup/mood-popup';
import { characterCount } from '@alento/domain/text/plain-text';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { prepareCheck } from '../../../state/crisis/check-text.ts';
import { Button } from '../../../ui/button.tsx';
import { describedBy, FieldFrame, INPUT_CLASSES } from '../../../ui/field/field-frame.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { MoodPicker } from '../../../ui/mood/mood-picker.tsx';
import { errorCopy, noteCopy, pickerCopy } from '../mood-entry.copy.ts';
import { recordCopy } from '../record/record.copy.ts';
import { waitingCopy } from '../waiting/waiting.copy.ts';
import { checkInCopy } from './check-in.copy.ts';
import type { CheckIn } from './use-check-in.ts';

/** The counter's colour: muted up to the advised length, amber above it, red if the note is too long to save. */
function counterTone(used: number): string {
  if (used > CHECK_IN_NOTE_MAX) return 'font-semibold text-danger';
  return used > NOTE_ADVISED_MAX ? 'font-semibold text-warning' : 'text-ink-muted';
}

type Props = { value: string; onChange: (note: string) => void };

/** The note field of a check-in. A text that is too long isn't cut. */
function CheckInNote({ value, onChange }: Props) {
  const id = useId();
  const used = characterCount(value);
  const error = used > CHECK_IN_NOTE_MAX ? noteCopy.tooLong(used - CHECK_IN_NOTE_MAX) : undefined;
  return (
    <FieldFrame id={id} label={checkInCopy.noteLabel} error={error}>
      <textarea
        id={id}
        rows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={prepareCheck}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, undefined, error)}
        className={`${INPUT_CLASSES} field-sizing-content max-h-[min(10rem,22dvh)] resize-none`}
      />
      <p className={`text-right text-xs tabular-nums ${counterTone(used)}`}>{checkInCopy.counter(used)}</p>
    </FieldFrame>
  );
}

type StageProps = { checkIn: CheckIn; titleId: string; titleRef: Ref<HTMLHeadingElement> };
type TitleProps = Omit<StageProps, 'checkIn'> & { className?: string; children: ReactNode };

/**
 * The heading of a step. It takes the focus when the person changes the step. The default class leaves space for the
 * close button.
 */
const StageTitle = ({ titleId, titleRef, className = 'pr-11', children }: TitleProps) => (
  <h2
    id={titleId}
    ref={titleRef}
    tabIndex={-1}
    className={`flex min-h-11 items-center font-bold text-lg outline-none ${className}`}
  >
    {children}
  </h2>
);

function PickStage({ checkIn, onTurnOff, ...title }: StageProps & { onTurnOff: () => void }) {
  return (
    <>
      <StageTitle {...title}>{checkInCopy.title}</StageTitle>
      <div className="mt-2">
        <MoodPicker
          label={pickerCopy.group}
          labels={CHECK_IN_MOOD_LABELS}
          chosen={checkIn.score}
          onChoose={checkIn.pick}
        />
      </div>
      <Button variant="quiet" onClick={onTurnOff} className="-mb-2 mt-2 w-full text-sm">
        {checkInCopy.turnOff}
      </Button>
    </>
  );
}

type NoteProps = StageProps & { score: MoodScore; onSave: () => void };

function NoteStage({ checkIn, score, onSave, ...title }: NoteProps) {
  const { note, saving, failure, tooLong } = checkIn;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (tooLong) event.currentTarget.querySelector('textarea')?.focus();
        else onSave();
      }}
    >
      <StageTitle {...title}>
        <span className="mood-chosen mr-3 block">
          <MoodFace score={score} size={44} />
        </span>
        {CHECK_IN_MOOD_LABELS[score]}
      </StageTitle>
      <div className="mt-3">
        <CheckInNote value={note} onChange={checkIn.setNote} />
      </div>
      {failure !== null && (
        <p role="alert" className="mt-2 rounded-control bg-danger-soft px-3 py-2 text-sm">
          <span className="block font-semibold text-danger">{errorCopy.record}</span>
          {messageOf(failure)} {recordCopy.notSaved}
        </p>
      )}
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="quiet" onClick={checkIn.back} disabled={saving}>
          {checkInCopy.back}
        </Button>
        <Button type="submit" busy={saving}>
          {saving ? checkInCopy.saving : failure === null ? checkInCopy.save : checkInCopy.retry}
        </Button>
      </div>
    </form>
  );
}

/** The confirmation: the entry is saved, or kept on the device until there is a network. */
export const savedText = ({ isWaiting }: CheckIn): string => (isWaiting ? waitingCopy.checkIn : checkInCopy.saved);

function SavedStage({ checkIn, ...title }: StageProps) {
  return (
    <StageTitle {...title} className="justify-center">
      <Check size={24} aria-hidden="true" className="mr-2 shrink-0 text-success" />
      {savedText(checkIn)}
    </StageTitle>
  );
}

type StagesProps = StageProps & { onSave: () => void; onTurnOff: () => void };

/** The steps of the panel: score, note, confirmation. */
export function CheckInStages({ onSave, onTurnOff, ...props }: StagesProps) {
  const { stage, score } = props.checkIn;
  const { titleId, titleRef } = props;
  if (stage === 'saved') return <SavedStage checkIn={props.checkIn} titleId={titleId} titleRef={titleRef} />;
  if (stage === 'note' && score !== null) return <NoteStage {...props} score={score} onSave={onSave} />;
  return <PickStage {...props} onTurnOff={onTurnOff} />;
}
