import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { CHECK_IN_MOOD_LABELS, isMoodScore, MIN_SCORE } from '@alento/domain/mood-entry/scale';
import { characterCount } from '@alento/domain/text/plain-text';
import { now } from '../../../lib/clock.ts';
import { prepareCheck } from '../../../lib/crisis/check-text.ts';
import { MoodPicker } from '../../../ui/mood-picker.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { type CurrentMood, currentMoodRules } from './current-mood.rules.ts';
import { type FieldsProps, questionStep } from './question-step.tsx';
import { currentMoodCopy as copy } from './steps.copy.ts';

function Fields({ answers, change, errorOf }: FieldsProps<CurrentMood>) {
  const error = errorOf('score');
  return (
    <>
      <div data-invalid={error ? '' : undefined}>
        <MoodPicker
          label={copy.mood}
          size="large"
          labels={CHECK_IN_MOOD_LABELS}
          chosen={isMoodScore(answers.score) ? answers.score : null}
          onChoose={(score) => change({ score, feltAt: now() })}
        />
        <p aria-live="polite" className="mt-2 text-danger text-sm empty:hidden">
          {error}
        </p>
      </div>
      <TextArea
        label={copy.note}
        rows={3}
        value={answers.note}
        onFocus={prepareCheck}
        onChange={(event) => change({ note: event.target.value })}
        counter={{ used: characterCount(answers.note), max: CHECK_IN_NOTE_MAX }}
        error={errorOf('note')}
      />
    </>
  );
}

/** The lowest score opens the crisis card (decision D22). */
export const CurrentMoodStep = questionStep({
  copy,
  rules: currentMoodRules,
  Fields,
  crisisOf: ({ score }) => (score === MIN_SCORE ? { source: 'score', kind: null, about: 'self' } : null),
});
