// @vitest-environment jsdom
import { FORMS, type Instrument, SCREENING_ANSWERS } from '@alento/domain/screening/instruments';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { questionnaires } from '../../../ui/screening/questionnaires.copy.ts';
import { ScreeningForm } from './screening-form.tsx';

afterEach(cleanup);

type FormAnswers = { answers: Record<string, number>; difficulty: number | null };
let lastChange: FormAnswers;

function Host({
  instrument,
  start,
  isSubmitted,
}: {
  instrument: Instrument;
  start: FormAnswers;
  isSubmitted: boolean;
}) {
  const [state, setState] = useState(start);
  const [timesMissing, setTimesMissing] = useState(isSubmitted ? 1 : 0);
  return (
    <>
      <ScreeningForm
        instrument={instrument}
        {...state}
        showMissing={timesMissing}
        onChange={(answers, difficulty) => {
          lastChange = { answers, difficulty };
          setState(lastChange);
        }}
      />
      <button type="button" onClick={() => setTimesMissing(timesMissing + 1)}>
        Enviar
      </button>
    </>
  );
}

function setUp(instrument: Instrument, answers: Record<string, number> = {}, isSubmitted = false) {
  lastChange = { answers, difficulty: null };
  render(<Host instrument={instrument} start={lastChange} isSubmitted={isSubmitted} />);
  return userEvent.setup();
}

const itemOf = (instrument: Instrument, number: number) =>
  screen.getByRole('group', { name: `${number}. ${questionnaires[instrument].items[number - 1]}` });
const full = (instrument: Instrument, answer = 0) =>
  Object.fromEntries(FORMS[instrument].items.map((item) => [item, answer]));
const focusedIn = () => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent;

describe('the questions of a questionnaire', () => {
  it.each([
    ['PHQ-9', 9],
    ['GAD-7', 7],
  ] as const)('are for the %s %i items with the same four answers', (instrument, count) => {
    setUp(instrument);
    expect(questionnaires[instrument].items).toHaveLength(count);
    expect(questionnaires[instrument].question).toMatch(/^Durante as últimas 2 semanas, com que frequência/);
    const whole = screen.getByRole('group', { name: questionnaires[instrument].question });
    expect(within(whole).getAllByRole('group')).toHaveLength(count);
    for (let number = 1; number <= count; number += 1) {
      const answers = within(itemOf(instrument, number)).getAllByRole('radio');
      expect(answers.map((answer) => answer.parentElement?.textContent)).toEqual([...SCREENING_ANSWERS]);
      expect(answers.every((answer) => !(answer as HTMLInputElement).checked)).toBe(true);
    }
  });

  it('include the degree of difficulty only in the PHQ-9', async () => {
    const user = setUp('PHQ-9', full('PHQ-9', 1));
    const difficulty = screen.getByRole('group', { name: /indique o grau de dificuldade/ });
    await user.click(within(difficulty).getByRole('radio', { name: 'Muita dificuldade' }));
    expect(lastChange).toEqual({ answers: full('PHQ-9', 1), difficulty: 2 });
    expect(screen.getByRole('status').textContent).toBe('9 de 9 respondidas');
    await user.click(screen.getByRole('button', { name: 'Deixar em branco' }));
    expect(lastChange.difficulty).toBeNull();
    expect(focusedIn()).toMatch(/grau de dificuldade/);
    cleanup();
    setUp('GAD-7');
    expect(screen.queryByRole('group', { name: /indique o grau de dificuldade/ })).toBeNull();
  });

  it('announce the progress politely', async () => {
    const user = setUp('GAD-7');
    expect(screen.getByRole('status').textContent).toBe('0 de 7 respondidas');
    await user.click(within(itemOf('GAD-7', 4)).getByRole('radio', { name: 'Vários dias' }));
    expect(screen.getByRole('status').textContent).toBe('1 de 7 respondida');
    await user.click(within(itemOf('GAD-7', 4)).getByRole('radio', { name: 'Nenhuma vez' }));
    await user.click(within(itemOf('GAD-7', 1)).getByRole('radio', { name: 'Nenhuma vez' }));
    expect(screen.getByRole('status').textContent).toBe('2 de 7 respondidas');
    expect(lastChange.answers).toEqual({ gad4: 0, gad1: 0 });
  });
});

it('the screening form can be answered by keyboard', async () => {
  const user = setUp('GAD-7');
  await user.tab();
  expect(focusedIn()).toMatch(/^1\./);
  await user.keyboard(' ');
  await user.tab();
  expect(focusedIn()).toMatch(/^2\./);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab({ shift: true });
  expect(focusedIn()).toMatch(/^1\./);
  await user.keyboard('{ArrowUp}');
  expect(lastChange.answers).toEqual({ gad1: 3, gad2: 2 });
});

describe('the ninth item of the PHQ-9', () => {
  it.each([1, 2, 3])('shows a number to call after the answer %i', async (answer) => {
    const user = setUp('PHQ-9');
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(within(itemOf('PHQ-9', 9)).getByRole('radio', { name: SCREENING_ANSWERS[answer] ?? '' }));
    const link = screen.getByRole('link', { name: 'Ligar para o CVV: 188' });
    expect(link.getAttribute('href')).toBe('tel:188');
    expect(link.closest('[aria-live="polite"]')?.parentElement?.contains(itemOf('PHQ-9', 9))).toBe(true);
  });

  it('shows no number to call after the answer "Nenhuma vez"', () => {
    setUp('PHQ-9', { ...full('PHQ-9', 3), phq9: 0 });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('missing answers of a questionnaire', () => {
  it('are not marked until the form is submitted', () => {
    setUp('PHQ-9', { phq1: 0 });
    expect(screen.queryByText('Esta pergunta ainda está sem resposta.')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('are listed on each attempt to submit, with the focus on the first', async () => {
    const { gad3: _, gad7: __, ...most } = full('GAD-7', 1);
    const user = setUp('GAD-7', most);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(screen.getByRole('alert').textContent).toBe('Faltam as perguntas 3 e 7.');
    expect(focusedIn()).toMatch(/^3\./);
    expect(itemOf('GAD-7', 3).getAttribute('aria-describedby')).toBe(
      screen.getAllByText('Esta pergunta ainda está sem resposta.')[0]?.id,
    );
    expect(itemOf('GAD-7', 2).getAttribute('aria-describedby')).toBeNull();
    await user.keyboard(' ');
    expect(screen.getByRole('alert').textContent).toBe('Falta a pergunta 7.');
    expect(focusedIn()).toMatch(/^3\./);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(focusedIn()).toMatch(/^7\./);
    await user.keyboard(' ');
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
