import { CHART_Y_MAX, chartBarValue, type MoodScore } from '@alento/domain/mood-entry/scale';
import { MoodFace, moodColours } from '../../ui/mood/mood-face.tsx';
import { howCopy } from '../landing.copy.ts';

const WEEK: readonly [string, MoodScore][] = [
  ['dom', 2],
  ['seg', 2],
  ['ter', 1],
  ['qua', 3],
  ['qui', 3],
  ['sex', 2],
  ['sáb', 4],
];

/** A week chart with example scores, on the same scale as the app's (bar is score + 1). */
export const WeekSample = () => (
  <figure>
    <div role="img" aria-label={howCopy.sampleWeek} className="flex h-56 items-end gap-1.5 sm:gap-3">
      {WEEK.map(([day, score]) => (
        <div key={day} className="flex h-full flex-1 flex-col items-center justify-end gap-1.5">
          <MoodFace score={score} size={28} />
          <div
            className="w-full max-w-11 rounded-t-xl border-(--mood-strong) border-2 border-b-0 bg-(--mood)"
            style={{ ...moodColours(score), height: `${(chartBarValue(score) / CHART_Y_MAX) * 72}%` }}
          />
          <span className="text-ink-muted text-xs">{day}</span>
        </div>
      ))}
    </div>
    <figcaption className="mt-3 text-ink-muted text-xs">{howCopy.sampleWeekCaption}</figcaption>
  </figure>
);
