import type { Instrument } from '@alento/domain/screening/instruments';
import type { ComponentType } from 'react';

/** The questions of a questionnaire. Another feature renders them; the modal gets them as a prop. */
export type ScreeningStep = ComponentType<{
  instrument: Instrument;
  /** Answers so far, by item; may be incomplete. */
  answers: Readonly<Record<string, number>>;
  difficulty: number | null;
  onChange: (answers: Record<string, number>, difficulty: number | null) => void;
  /** Highlights unanswered items each time the number grows. */
  showMissing?: number;
}>;
