import { MOOD_LABELS, MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import { PixelFace } from '../../../ui/chart/pixel-face.tsx';
import { MoodFace, moodColours } from '../../../ui/mood/mood-face.tsx';
import { yearCopy } from '../analytics.copy.ts';

/** The legend of a chart: for each mood a small square in its colour, its face and its name. */
export const MoodLegend = () => (
  <ul
    aria-label={yearCopy.legend}
    className="mt-5 grid grid-cols-2 gap-x-5 gap-y-2 text-sm sm:flex sm:flex-wrap text-ink-muted"
  >
    {MOOD_SCORES.map((score) => (
      <li key={score} className="flex items-center gap-2" style={moodColours(score)}>
        <span aria-hidden="true" className="grid size-6 place-items-center rounded-[0.3125rem] bg-[var(--mood)]">
          <PixelFace score={score} />
        </span>
        <MoodFace score={score} size={24} />
        {MOOD_LABELS[score]}
      </li>
    ))}
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="size-6 rounded-[0.3125rem] border border-border bg-surface-sunken" />
      {yearCopy.empty}
    </li>
  </ul>
);
