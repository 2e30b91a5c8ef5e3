import type { Instrument } from '@alento/domain/screening/instruments';
import type { ComponentType } from 'react';

/** The questions of a screening, drawn by the feature that owns them; composed where the modal is mounted. */
export type ScreeningStep = ComponentType<{
  instrument: Instrument;
  /** Answers so far, by item; some may still be open. */
  answers: Readonly<Record<string, number>>;
  difficulty: number | null;
  onChange: (answers: Record<string, number>, difficulty: number | null) => void;
  /** Points out what is missing; a number that grows asks again. */
  showMissing?: number;
}>;
