import type { Instrument } from '@alento/domain/screening/instruments';
import type { ComponentType } from 'react';

/**
 * The component with the questions of a questionnaire. The modal gets it as a prop, because another feature
 * implements it.
 */
export type ScreeningStep = ComponentType<{
  instrument: Instrument;
  /** The answers so far, by item. Some may be missing. */
  answers: Readonly<Record<string, number>>;
  difficulty: number | null;
  onChange: (answers: Record<string, number>, difficulty: number | null) => void;
  /** Whenever this number grows, unanswered items are highlighted. */
  showMissing?: number;
}>;
