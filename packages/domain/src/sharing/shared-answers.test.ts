import { expect, it } from 'vitest';
import { sharedAnswersOf } from './parts.ts';

const phq = { instrument: 'PHQ-9' as const, score: 8, answers: { phq1: 3, phq2: 3, phq9: 2 } };
const gad = { instrument: 'GAD-7' as const, score: 3, answers: { gad1: 3 } };

it('sharedAnswersOf shows the answers of the PHQ-9 only if that about self-harm is shared by name', () => {
  expect(sharedAnswersOf(phq, new Set(['screenings', 'self-harm-answer']))).toEqual(phq);
  expect(sharedAnswersOf(phq, new Set(['screenings']))).toEqual({ ...phq, answers: {} });
  expect(sharedAnswersOf(gad, new Set(['screenings']))).toEqual(gad);
});
