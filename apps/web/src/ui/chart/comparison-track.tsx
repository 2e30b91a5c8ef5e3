import { MAX_SCORE, MOOD_SCORES, nearestScore } from '@alento/domain/mood-entry/scale';
import { MoodFace } from '../mood/mood-face.tsx';

/** Mark of the average without something, also for a legend. */
export const WITHOUT_MARK = 'block size-4 rounded-full border-[3px] border-ink-muted bg-surface';

const placeOf = (average: number): string => `${(average / MAX_SCORE) * 100}%`;
const SCALE = `linear-gradient(to right in oklab, ${MOOD_SCORES.map((score) => `var(--mood-${score})`).join(', ')})`;

/**
 * Two averages on a scale from worst to best: a face for the one with something, a ring for the one without. It is
 * hidden from screen readers, so a text beside it has to contain both values.
 */
export function ComparisonTrack({ withIt, without }: { withIt: number; without: number }) {
  const [low, high] = [Math.min(withIt, without), Math.max(withIt, without)];
  return (
    <div aria-hidden="true" className="relative mx-4 my-1.5 h-9">
      <span
        className="absolute top-1/2 -inset-x-4 h-2 -translate-y-1/2 rounded-full"
        style={{ backgroundImage: SCALE }}
      />
      <span
        className="absolute top-1/2 h-1 -translate-y-1/2 bg-ink-muted"
        style={{ left: placeOf(low), width: `calc(${placeOf(high)} - ${placeOf(low)})` }}
      />
      <span className={`absolute top-1/2 -translate-1/2 ${WITHOUT_MARK}`} style={{ left: placeOf(without) }} />
      <MoodFace
        score={nearestScore(withIt)}
        size={32}
        className="absolute top-1/2 -translate-1/2"
        style={{ left: placeOf(withIt) }}
      />
    </div>
  );
}
