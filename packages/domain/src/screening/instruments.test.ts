import { expect, it } from 'vitest';
import { ANSWER_MAX, DIFFICULTY_ANSWERS, SCREENING_ANSWERS, SEVERITIES, SEVERITY_LABELS } from './instruments.ts';

it('SCREENING_ANSWERS are those of the specification', () => {
  const said = '0 Nenhuma vez, 1 Vários dias, 2 Mais da metade dos dias, 3 Quase todos os dias';
  expect(SCREENING_ANSWERS.map((label, answer) => `${answer} ${label}`).join(', ')).toBe(said);
  expect(SCREENING_ANSWERS.length - 1).toBe(ANSWER_MAX);
});

it('DIFFICULTY_ANSWERS are the four answers of the PHQ-9 form', () => {
  expect(DIFFICULTY_ANSWERS.map((label) => label.split(' ')[0])).toEqual(['Nenhuma', 'Alguma', 'Muita', 'Extrema']);
});

it('SEVERITY_LABELS has a label for every severity', () => {
  for (const severity of SEVERITIES) expect(SEVERITY_LABELS[severity]).toMatch(/^[a-z ãáéíóú]+s$/);
});
