import { breathingCopy, relaxingCopy } from './exercise.copy.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const SETTLE_MS = 5000;
const IN_MS = 4000;
const OUT_MS = 6000;
/** Long enough to read what to do. */
const READ_MS = 7000;
const TENSE_MS = 5000;
const RELEASE_MS = 10_000;
const ENDING_MS = 25_000;

/** A part of a timed exercise. */
export type Phase = {
  readonly text: string;
  readonly detail?: string;
  readonly ms: number;
  /** Size of the circle at the end of the phase, between 0 and 1. */
  readonly size: number;
};

/** The phases of slow breathing that lasts about this long, after a moment to settle. */
export function breathingPhases(minutes: number): Phase[] {
  const breaths = Math.round((minutes * MINUTE_MS) / (IN_MS + OUT_MS));
  const breath: Phase[] = [
    { text: breathingCopy.in, ms: IN_MS, size: 1 },
    { text: breathingCopy.out, ms: OUT_MS, size: 0 },
  ];
  return [
    { text: breathingCopy.settle, ms: SETTLE_MS, size: 0 },
    ...Array.from({ length: breaths }, () => breath).flat(),
  ];
}

/** The phases of muscle relaxation: each part of the body is tensed and released once. */
export function relaxingPhases(): Phase[] {
  const ofParts = relaxingCopy.parts.flatMap(({ name, text }) => [
    { text: name, detail: text, ms: READ_MS, size: 0.5 },
    { text: relaxingCopy.tense, detail: name, ms: TENSE_MS, size: 0 },
    { text: relaxingCopy.release, detail: name, ms: RELEASE_MS, size: 1 },
  ]);
  return [...ofParts, { text: relaxingCopy.ending, detail: relaxingCopy.endingText, ms: ENDING_MS, size: 0.5 }];
}

export const lengthOf = (phases: readonly Phase[]): number => phases.reduce((sum, { ms }) => sum + ms, 0);

/** Where a timed exercise is: the phase, its place in the list, and how much of it is left. */
export type Moment = {
  readonly phase: Phase;
  readonly index: number;
  readonly secondsLeft: number;
  readonly size: number;
};

/** The moment of an exercise after `elapsedMs`; null at its end. */
export function momentAt(phases: readonly Phase[], elapsedMs: number): Moment | null {
  let start = 0;
  for (const [index, phase] of phases.entries()) {
    const end = start + phase.ms;
    if (elapsedMs < end) {
      const from = phases[index - 1]?.size ?? 0;
      const done = (elapsedMs - start) / phase.ms;
      const size = from + (phase.size - from) * done;
      return { phase, index, secondsLeft: Math.ceil((end - elapsedMs) / SECOND_MS), size };
    }
    start = end;
  }
  return null;
}
