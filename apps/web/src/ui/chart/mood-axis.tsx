import { MOOD_LABELS, MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import type { ReactNode } from 'react';
import { MoodFace } from '../mood/mood-face.tsx';
import { heightOf } from './chart-scale.ts';

/** A plot with the mood scale at its left: each score has a line, a face and a word. */
export const MoodPlot = ({ children, className }: { children: ReactNode; className: string }) => (
  <div className="relative pt-3 pl-[min(5.75rem,96px)] sm:pl-32">
    <div className={`relative ${className}`}>
      <div aria-hidden="true" className="absolute inset-0">
        {MOOD_SCORES.map((score) => (
          <div
            key={score}
            className="absolute inset-x-0 border-t border-dashed border-border"
            style={{ bottom: `${heightOf(score)}%` }}
          >
            <span className="absolute right-full flex w-[min(5.75rem,96px)] -translate-y-1/2 items-center gap-1 pr-1 text-[min(0.75rem,13px)] leading-none text-ink-muted sm:w-32 sm:gap-2 sm:pr-3 sm:text-sm sm:leading-none">
              <MoodFace score={score} size={18} className="sm:size-6" />
              <span className="whitespace-nowrap">{MOOD_LABELS[score]}</span>
            </span>
          </div>
        ))}
        <div className="absolute inset-x-0 bottom-0 border-t border-border-strong" />
      </div>
      {children}
    </div>
  </div>
);
