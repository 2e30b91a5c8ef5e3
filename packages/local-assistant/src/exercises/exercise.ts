export type ExerciseId = 'breathe' | 'ground' | 'relax';

/** A guided exercise with one step per turn. */
export type Exercise = {
  id: ExerciseId;
  /** Shown above each step. */
  name: string;
  opens: readonly string[];
  steps: readonly string[];
  /** The instruction to continue, shown below each step except the last. */
  onwards: readonly string[];
  /** The reply if the exercise makes the person feel worse. */
  harder: readonly string[];
};

export const stepTitle = ({ name, steps }: Exercise, step: number): string =>
  `**${name} · passo ${step} de ${steps.length}**`;
