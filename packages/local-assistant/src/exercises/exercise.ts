import type { IntentId } from '../intents/intents.ts';

/** A guided exercise, one step a turn. */
export type Exercise = {
  id: Extract<IntentId, 'breathe' | 'ground' | 'relax'>;
  /** Stands above each step, and tells in the next turn where the exercise is. */
  name: string;
  opens: readonly string[];
  steps: readonly string[];
  /** How to go on, below each step but the last. */
  onwards: readonly string[];
  /** Said when it makes things worse. */
  harder: readonly string[];
};

export const stepTitle = ({ name, steps }: Exercise, step: number): string =>
  `**${name} · passo ${step} de ${steps.length}**`;
