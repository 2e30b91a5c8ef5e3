import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { useFaceSet } from '../mood/face-set.ts';
import { MoodFace } from '../mood/mood-face.tsx';

/** Mouths on a 16-unit square, legible at sizes where a whole face is not. */
const MOUTHS: Record<MoodScore, string> = {
  0: 'M4.6 12C5.6 8.6 10.4 8.6 11.4 12',
  1: 'M5 11.2C6.2 9.4 9.8 9.4 11 11.2',
  2: 'M5.2 10.6H10.8',
  3: 'M5 9.8C6.2 11.9 9.8 11.9 11 9.8',
  4: 'M4.5 9C5.5 12.8 10.5 12.8 11.5 9',
  5: 'M4.3 8.8C5 13.6 11 13.6 11.7 8.8Z',
};

const SIZE = 'size-full max-h-6 max-w-6';

/**
 * A mood as two dots and a line, for sizes too small for a face, or as weather if the person chose that. Hidden from
 * screen readers, because its label is beside it.
 */
export function PixelFace({ score }: { score: MoodScore }) {
  if (useFaceSet() === 'tempo') return <MoodFace score={score} className={SIZE} />;
  return (
    <svg viewBox="0 0 16 16" className={SIZE} aria-hidden="true">
      <circle cx="5.6" cy="6" r="1" fill="var(--on-mood)" />
      <circle cx="10.4" cy="6" r="1" fill="var(--on-mood)" />
      <path
        d={MOUTHS[score]}
        fill={score === 5 ? 'var(--on-mood)' : 'none'}
        stroke="var(--on-mood)"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
