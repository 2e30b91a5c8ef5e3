import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { CSSProperties, ReactNode } from 'react';
import { type FaceSet, useFaceSet } from './face-set.ts';
import './mood.css';

/**
 * Heads of the six faces, drawn on a 48-unit square with a line of 2.5 units. The shape of the head shows the mood too,
 * because it is more legible than the features at 24 px.
 */
const HEADS: Record<MoodScore, string> = {
  0: 'M24 7.5C33 7.5 40.5 14 42.6 24C44.8 34.5 38.5 43.5 24 43.5C9.5 43.5 3.2 34.5 5.4 24C7.5 14 15 7.5 24 7.5Z',
  1: 'M24 6.5C33.4 6.5 41 13.4 42.7 23.4C44.4 34 37.2 42.8 24 42.8C10.8 42.8 3.6 34 5.3 23.4C7 13.4 14.6 6.5 24 6.5Z',
  2: 'M24 5.8C34.2 5.8 42.4 13.6 42.4 24C42.4 34.4 34.2 42.2 24 42.2C13.8 42.2 5.6 34.4 5.6 24C5.6 13.6 13.8 5.8 24 5.8Z',
  3: 'M24 5.4C34.4 5.4 42.6 13.4 42.6 23.8C42.6 34.2 34.4 42.4 24 42.4C13.6 42.4 5.4 34.2 5.4 23.8C5.4 13.4 13.6 5.4 24 5.4Z',
  4: 'M24 4.8C35.2 4.8 43.6 12.6 43.2 23.2C42.8 33.8 34.6 42 24 42C13.4 42 5.2 33.8 4.8 23.2C4.4 12.6 12.8 4.8 24 4.8Z',
  5: 'M24 4.4C36 4.4 44.4 12 43.6 22.8C42.8 33.4 34.6 41.6 24 41.6C13.4 41.6 5.2 33.4 4.4 22.8C3.6 12 12 4.4 24 4.4Z',
};

const HEART = 'M0 3.9C-4.2 1-4.6-1.2-3.9-2.5C-3.1-4-0.9-3.9 0-2C0.9-3.9 3.1-4 3.9-2.5C4.6-1.2 4.2 1 0 3.9Z';

const CHEEKS = (
  <g fill="var(--mood-strong)" stroke="none" opacity={0.38}>
    <ellipse cx="10.4" cy="27.4" rx="2.9" ry="2" />
    <ellipse cx="37.6" cy="27.4" rx="2.9" ry="2" />
  </g>
);

const FEATURES: Record<MoodScore, ReactNode> = {
  0: (
    <>
      <path d="M11.6 21.4C13.6 20.8 16.4 19.2 17.8 17.2" />
      <path d="M36.4 21.4C34.4 20.8 31.6 19.2 30.2 17.2" />
      <path d="M12.6 25.6C14.2 27.4 17.4 27.4 19 25.4" />
      <path d="M35.4 25.6C33.8 27.4 30.6 27.4 29 25.4" />
      <path d="M17.6 37.2C19.6 33.4 28.4 33.4 30.4 37.2" />
      <path
        d="M35.6 29.6C37.2 32 37.9 33.3 37.9 34.5A2.3 2.3 0 0 1 33.3 34.5C33.3 33.3 34 32 35.6 29.6Z"
        fill="var(--mood-strong)"
        stroke="var(--mood-strong)"
        strokeWidth={1}
      />
    </>
  ),
  1: (
    <>
      <path d="M13 18.8C14.8 18.6 16.8 17.8 18 16.6" />
      <path d="M35 18.8C33.2 18.6 31.2 17.8 30 16.6" />
      <circle cx="16.6" cy="23.6" r="2.3" fill="var(--on-mood)" stroke="none" />
      <circle cx="31.4" cy="23.6" r="2.3" fill="var(--on-mood)" stroke="none" />
      <path d="M17.8 34C20.6 31.2 27.4 31.2 30.2 34" />
    </>
  ),
  2: (
    <>
      <circle cx="16.8" cy="21.4" r="2.3" fill="var(--on-mood)" stroke="none" />
      <circle cx="31.2" cy="21.4" r="2.3" fill="var(--on-mood)" stroke="none" />
      <path d="M17.6 31.4C20.4 31.8 27.6 31.8 30.4 31.4" />
    </>
  ),
  3: (
    <>
      <circle cx="16.8" cy="20.4" r="2.3" fill="var(--on-mood)" stroke="none" />
      <circle cx="31.2" cy="20.4" r="2.3" fill="var(--on-mood)" stroke="none" />
      <path d="M16 28.8C18.6 33.2 29.4 33.2 32 28.8" />
    </>
  ),
  4: (
    <>
      {CHEEKS}
      <path d="M12.6 21C13.8 17 18.4 17 19.6 21" />
      <path d="M28.4 21C29.6 17 34.2 17 35.4 21" />
      <path d="M14.8 28C17.6 35.2 30.4 35.2 33.2 28" />
    </>
  ),
  5: (
    <>
      {CHEEKS}
      <path d={HEART} transform="translate(15.2 18.8) scale(1.16)" fill="var(--mood-strong)" stroke="none" />
      <path d={HEART} transform="translate(32.8 18.8) scale(1.16)" fill="var(--mood-strong)" stroke="none" />
      <path d="M14.8 27.4C15.8 38 32.2 38 33.2 27.4C28 28.4 20 28.4 14.8 27.4Z" fill="var(--on-mood)" />
    </>
  ),
};

/** Sets `--mood`, `--mood-strong` and `--on-mood` to a score's tokens for everything inside. */
export const moodColours = (score: MoodScore): CSSProperties =>
  ({
    '--mood': `var(--mood-${score})`,
    '--mood-strong': `var(--mood-${score}-strong)`,
    '--on-mood': `var(--on-mood-${score})`,
  }) as CSSProperties;

/** The file with the six pictures of the set 'tempo', drawn on the same square. */
const WEATHER = new URL('./weather.svg', import.meta.url).href;

type Props = {
  score: MoodScore;
  /** Width and height, px. */
  size?: number;
  className?: string;
  style?: CSSProperties;
  /** The set to draw it from, if not the chosen one. */
  from?: FaceSet;
};

/**
 * Face of a score, used wherever a mood is shown. Hidden from screen readers, because its label is always beside it.
 */
export function MoodFace({ score, size = 32, className = '', style, from }: Props) {
  const chosen = useFaceSet();
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ ...moodColours(score), ...style }}
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      {(from ?? chosen) === 'tempo' ? (
        <use href={`${WEATHER}#mood-${score}`} />
      ) : (
        <>
          <path d={HEADS[score]} fill="var(--mood)" stroke="var(--mood-strong)" strokeWidth={1.8} />
          <g stroke="var(--on-mood)">{FEATURES[score]}</g>
        </>
      )}
    </svg>
  );
}
