// @vitest-environment jsdom
import { FORMS } from '@alento/domain/screening/instruments';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { server as api } from '../../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../../testing/fake-server/reply.ts';
import {
  choose,
  clock,
  goOn,
  leavePage,
  openOnly,
  openReview,
  PENDING,
  press,
  savedAt,
  server,
  TITLES,
  title,
} from '../../onboarding.fixture.tsx';

const OPTIONS = ['Nenhuma vez', 'Vários dias', 'Mais da metade dos dias', 'Quase todos os dias'] as const;
const DIFFICULTY = /^Se você assinalou/;

const question = (place: number, total = 9) => title(new RegExp(`^Pergunta ${place} de ${total}`));
const SIGN = { source: 'screening', kind: 'suicide', about: 'self' } as const;
const UNSAVED = 'Você mudou a resposta, mas ainda não salvou.';
const radio = (name: string) => screen.getByRole('radio', { name });
/** A tap, which a browser tells from a key by the number of clicks. */
const tap = (name: string) => fireEvent.click(radio(name), { detail: 1 });
const chosen = () => screen.getAllByRole('radio').flatMap((it) => (it.ariaChecked === 'true' ? [it.textContent] : []));

async function answerUntil(last: number): Promise<void> {
  for (let place = 1; place <= last; place += 1) {
    await question(place);
    choose(OPTIONS[place % 4] ?? '');
  }
}

/** Answers the nine questions, the last one with "never", and waits for the question about the difficulty. */
async function answerAll(): Promise<void> {
  await answerUntil(8);
  await question(9);
  choose('Nenhuma vez');
  await title(DIFFICULTY);
}

describe('the PHQ-9 in the onboarding, one question a page', () => {
  beforeEach(() => openOnly('depression-screening'));

  it('goes on by itself a moment after an answer, with the focus on the next question', async () => {
    await question(1);
    screen.getByText(/É um rastreio, não um diagnóstico/);
    choose('Vários dias');
    // The chosen answer is visible first.
    expect(chosen()).toEqual(['Vários dias']);
    const second = await question(2);
    expect(document.activeElement).toBe(second);
    expect(screen.queryByText(/não um diagnóstico/)).toBeNull();
    expect(chosen()).toEqual([]);
  });

  it('goes back to the question before, with its answer', async () => {
    await answerUntil(2);
    await question(3);
    press('Voltar');
    await question(2);
    expect(chosen()).toEqual(['Mais da metade dos dias']);
    press('Continuar');
    await question(3);
  });

  it('chooses by Enter or Space; arrow keys only move the focus', async () => {
    const user = userEvent.setup();
    await question(1);
    radio('Nenhuma vez').focus();
    await user.keyboard('{End}{Home}{ArrowUp}');
    expect(document.activeElement).toBe(radio('Quase todos os dias'));
    await user.keyboard('{Home}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(radio('Mais da metade dos dias'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await question(1);
    expect(chosen()).toEqual([]);
    await user.keyboard(' ');
    await question(2);
  });

  it('keeps the answers if the page is left, and continues with the first open question', async () => {
    await answerUntil(4);
    await question(5);
    leavePage();
    await openOnly('depression-screening');
    await question(5);
    press('Voltar');
    await question(4);
    expect(chosen()).toEqual(['Nenhuma vez']);
  });

  it('stays at the ninth question after an answer that shows a number to call, and then opens the crisis card', async () => {
    await answerUntil(9);
    await screen.findByRole('link', { name: 'Ligar para o CVV: 188' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await question(9);
    expect(crisis.current()).toBeNull();
    press('Continuar');
    expect(crisis.current()).toEqual(SIGN);
    crisis.close();
    await title(DIFFICULTY);
    choose('Muita dificuldade');
    const answers = Object.fromEntries(FORMS['PHQ-9'].items.map((item, place) => [item, (place + 1) % 4]));
    expect(await savedAt(TITLES.summary)).toEqual([{ depressionScreening: answers, depressionDifficulty: 2 }]);
    // Once is enough.
    expect(crisis.current()).toBeNull();
    expect(server.completed).toContain('depression-screening');
  });

  it('begins with the ninth question again if its answer shows a number to call and nothing is saved', async () => {
    await answerUntil(9);
    await goOn(DIFFICULTY);
    crisis.close();
    leavePage();
    await openOnly('depression-screening');
    await question(9);
    screen.getByRole('link', { name: 'Ligar para o CVV: 188' });
    press('Voltar');
    await question(8);
    await waitFor(() => expect(crisis.current()).toEqual(SIGN));
    expect(server.puts).toEqual([]);
  });

  it('saves the nine answers if the question about the difficulty is skipped', async () => {
    await answerAll();
    press('Pular');
    expect(await savedAt(TITLES.summary)).toMatchObject([{ depressionScreening: { phq1: 1, phq9: 0 } }]);
    expect(server.puts[0]).not.toHaveProperty('depressionDifficulty', expect.any(Number));
    expect(server.completed).toContain('depression-screening');
  });

  it('begins with its first page again for a person who skipped it and comes back', async () => {
    await question(1);
    press('Pular');
    await title(TITLES.summary);
    press('Voltar');
    await question(1);
  });

  it('ignores a tap on a question that has just appeared, but not a key', async () => {
    await question(1);
    tap('Vários dias');
    expect(chosen()).toEqual([]);
    clock.at += 399;
    tap('Vários dias');
    expect(chosen()).toEqual([]);
    clock.at += 1;
    tap('Vários dias');
    expect(chosen()).toEqual(['Vários dias']);
    await question(2);
    choose('Nenhuma vez');
    expect(chosen()).toEqual(['Nenhuma vez']);
    await question(3);
  });

  it('takes no other answer while it is being saved', async () => {
    await answerAll();
    // The server doesn't answer, so Continuar waits for it.
    const { promise, resolve } = Promise.withResolvers<never>();
    api.answer('PUT /onboarding/user-data', () => promise);
    press('Continuar');
    await screen.findByRole('button', { name: 'Salvando...' });
    expect(radio('Muita dificuldade').ariaDisabled).toBe('true');
    choose('Muita dificuldade');
    expect(chosen()).toEqual([]);
    resolve(refused(503, 'UNAVAILABLE') as never);
    await title(TITLES.summary);
  });

  it('says in the summary that a changed answer is not saved, and leaves it so with Pular', async () => {
    await answerAll();
    press('Continuar');
    await savedAt(TITLES.summary);
    press(/Rastreio de depressão.*Alterar/);
    await question(1);
    choose('Quase todos os dias');
    await question(2);
    press('Voltar');
    await question(1);
    press('Voltar');
    await title(TITLES.summary);
    screen.getByText(UNSAVED);
    press(/Rastreio de depressão.*Alterar/);
    await question(1);
    expect(chosen()).toEqual(['Quase todos os dias']);
    press('Pular');
    await title(TITLES.summary);
    screen.getByText(UNSAVED);
    expect(server.puts).toHaveLength(1);
  });

  it('keeps the saved difficulty if a draft from before has none', async () => {
    await answerAll();
    const items = FORMS['PHQ-9'].items.map((item) => [item, 1]);
    server.data = { depressionScreening: { ...Object.fromEntries(items), phq9: 0 }, depressionDifficulty: 1 };
    server.completed = [...PENDING];
    leavePage();
    openReview();
    for (let step = 1; step <= 4; step += 1) {
      await screen.findByText(`Passo ${step} de 11`);
      press(step < 3 ? 'Continuar' : 'Pular');
    }
    await question(1);
    for (let place = 1; place <= 9; place += 1) {
      await question(place);
      press('Continuar');
    }
    await title(DIFFICULTY);
    expect(chosen()).toEqual(['Alguma dificuldade']);
  });

  it('needs no answer about the difficulty, which can be left blank again', async () => {
    await answerAll();
    choose('Alguma dificuldade');
    await title(TITLES.summary);
    press('Voltar');
    await title(DIFFICULTY);
    expect(chosen()).toEqual(['Alguma dificuldade']);
    press('Deixar em branco');
    expect(chosen()).toEqual([]);
    press('Continuar');
    expect((await savedAt(TITLES.summary)).at(-1)).toEqual({ depressionDifficulty: null });
    expect(crisis.current()).toBeNull();
  });
});

describe('the GAD-7 in the onboarding', () => {
  it('goes on at once for people who want less motion, and after the last answer to the next step', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    await openOnly('anxiety-screening');
    for (let place = 1; place <= 7; place += 1) {
      await question(place, 7);
      choose('Vários dias');
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      if (place < 7) screen.getByRole('heading', { name: new RegExp(`^Pergunta ${place + 1} de 7`) });
    }
    expect(await savedAt(TITLES.summary)).toEqual([
      { anxietyScreening: Object.fromEntries(FORMS['GAD-7'].items.map((item) => [item, 1])) },
    ]);
  });
});
