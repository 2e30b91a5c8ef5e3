import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { CHECK_IN_MOOD_LABELS, isMoodScore, MIN_SCORE } from '@alento/domain/mood-entry/scale';
import { characterCount } from '@alento/domain/text/plain-text';
import { serverNow } from '../../../../lib/time/clock-skew.ts';
import { prepareCheck } from '../../../../state/crisis/check-text.ts';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { MoodPicker } from '../../../../ui/mood/mood-picker.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { currentMoodCopy as copy } from '../steps.copy.ts';
import { type CurrentMood, currentMoodRules } from './current-mood.rules.ts';

function Fields({ answers, change, errorOf }: FieldsProps<CurrentMood>) {
  const error = errorOf('score');
  return (
    <>
      <div data-invalid={error ? '' : undefined} className="[@media(max-height:48rem)]:[&_[role=radio]]:py-1.5">
        <MoodPicker
          label={copy.mood}
          size="large"
          labels={CHECK_IN_MOOD_LABELS}
          chosen={isMoodScore(answers.score) ? answers.score : null}
          onChoose={(score) => change({ score, feltAt: serverNow() })}
        />
        <p aria-live="polite" className="mt-2 text-danger text-sm empty:hidden">
          {error}
        </p>
      </div>
      <TextArea
        label={copy.note}
        rows={2}
        value={answers.note}
        onFocus={prepareCheck}
        onChange={(event) => change({ note: event.target.value })}
        counter={{ used: characterCount(answers.note), max: CHECK_IN_NOTE_MAX }}
        error={errorOf('note')}
      />
    </>
  );
}

/** The step for the current mood. The worst score opens the crisis card. */
export const CurrentMoodStep = questionStep({
  rules: currentMoodRules,
  pages: [{ heading: copy, Fields }],
  crisisOf: ({ score }) => (score === MIN_SCORE ? { source: 'score', kind: null, about: 'self' } : null),
});
