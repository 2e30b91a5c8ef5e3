import { MOOD_LABELS, MOOD_SCORES, type MoodScore } from '@alento/domain/mood-entry/scale';
import { useState } from 'react';
import { getDevice } from '../../platform/this-device.ts';
import { useRovingRadios } from '../field/use-roving-radios.ts';
import { MoodFace, moodColours } from './mood-face.tsx';

type Props = {
  /** Accessible name of the group. */
  label: string;
  chosen: MoodScore | null;
  onChoose: (score: MoodScore) => void;
  /** `large` on the screen that records a mood; `small` in forms. */
  size?: 'large' | 'small';
  /** Whether a choice is saved at once, which the pressed face and the header show for a moment. */
  saves?: boolean;
  /** The score that was pressed on another picker, which this one replaced. */
  begunWith?: MoodScore | undefined;
  /** Labels of the scores: 2 is 'Regular' in onboarding and in the popup. */
  labels?: readonly string[];
};

/** Six faces as a radio group. Choosing may save at once, so arrow keys only move the focus; Enter or Space chooses. */
export function MoodPicker({
  label,
  chosen,
  onChoose,
  size = 'small',
  saves = false,
  begunWith,
  labels = MOOD_LABELS,
}: Props) {
  const radio = useRovingRadios(MOOD_SCORES.length, chosen ?? 0);
  const [pressed, setPressed] = useState(begunWith);
  const large = size === 'large';
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={large ? 'grid grid-cols-3 gap-2 sm:gap-3 md:grid-cols-6' : 'grid grid-cols-3 gap-1 sm:grid-cols-6'}
    >
      {MOOD_SCORES.map((score) => {
        const checked = chosen === score;
        return (
          // biome-ignore lint/a11y/useSemanticElements: arrow keys choose a native radio, which would save at once.
          <button
            {...radio(score)}
            key={score}
            role="radio"
            aria-checked={checked}
            style={moodColours(score)}
            onClick={() => {
              getDevice().vibrate('choice');
              setPressed(score);
              onChoose(score);
            }}
            className={`group flex min-h-11 flex-col items-center justify-start rounded-3xl border-2 transition duration-200 motion-reduce:transition-none ${
              large ? 'gap-2 px-1 pt-3 pb-3' : 'gap-1 px-0 pt-1.5 pb-1.5'
            } ${saves && pressed === score ? 'mood-saves' : ''} ${
              checked ? 'mood-tint border-[var(--mood-strong)]' : 'border-transparent text-ink hover:bg-surface-raised'
            }`}
          >
            <span
              className={`block transition-transform duration-200 ease-out motion-reduce:transition-none ${
                checked ? 'mood-chosen scale-105' : 'group-active:scale-95'
              }`}
            >
              <MoodFace score={score} size={large ? 80 : 36} />
            </span>
            <span
              className={`text-center ${large ? 'text-[min(1rem,20px)] leading-5' : 'text-xs leading-4'} ${checked ? 'font-semibold' : ''}`}
            >
              {labels[score]}
            </span>
          </button>
        );
      })}
    </div>
  );
}
