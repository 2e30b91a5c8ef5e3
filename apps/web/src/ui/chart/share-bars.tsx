import { MOOD_LABELS, type MoodScore } from '@alento/domain/mood-entry/scale';
import { MoodFace, moodColours } from '../mood/mood-face.tsx';
import { chartCopy } from './chart.copy.ts';
import { usePoints } from './use-points.ts';

export type Share = { score: MoodScore; count: number; share: number; percent: string; entries: string };

/** Bar chart of how often each mood was recorded: face, word, bar, count and percent. */
export function ShareBars({ label, shares }: { label: string; shares: readonly Share[] }) {
  const { activeIndex, tabStop, chartProps } = usePoints<HTMLDivElement>(shares.map((_, index) => index));
  const most = Math.max(...shares.map(({ share }) => share), Number.EPSILON);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={`${label}. ${chartCopy.arrows}`} {...chartProps} className="@container grid gap-1">
      {shares.map(({ score, share, percent, count, entries }, index) => (
        <button
          key={score}
          type="button"
          data-point={index}
          tabIndex={index === tabStop ? 0 : -1}
          style={moodColours(score)}
          className={`grid min-h-11 grid-cols-[2rem_5.25rem_1fr] items-center gap-x-2 rounded-control px-1 text-left @max-[18rem]:grid-cols-[2rem_1fr] sm:grid-cols-[2rem_6rem_1fr] sm:gap-x-3 ${
            activeIndex === index ? 'bg-surface-sunken' : ''
          }`}
        >
          <MoodFace score={score} size={32} />
          <span className="text-sm">{MOOD_LABELS[score]}</span>
          {/* With large text the bar is below the word. */}
          <span className="flex items-center gap-2 @max-[18rem]:col-start-2">
            {/* Leaves room for the text after the longest bar. */}
            <span
              className="h-6 min-w-1 shrink-0 rounded-full border-2 border-[var(--mood-strong)] bg-[var(--mood)] transition-[width] duration-calm"
              style={{
                width: `calc((100% - 5.75rem) * ${share / most})`,
                visibility: count === 0 ? 'hidden' : 'visible',
              }}
            />
            <span className="text-sm whitespace-nowrap tabular-nums">
              <strong>{percent}</strong>{' '}
              <span className="text-ink-muted">
                · {count}
                <span className="sr-only"> {entries}</span>
              </span>
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
