// @vitest-environment jsdom
import { FORMS } from '@alento/domain/screening/instruments';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { IdentityDialog } from '../../../account/identity/identity-dialog.tsx';
import { allSent, leavePage, openOn, PENDING, press, server, title } from '../../onboarding.fixture.tsx';
import { PendingItemsBanner } from '../../pending/pending-items-banner.tsx';

const OPTIONS = ['Nenhuma vez', 'Vários dias', 'Mais da metade dos dias', 'Quase todos os dias'] as const;
const DIFFICULTY = /^Se você assinalou/;

const question = (place: number, total = 9) => title(new RegExp(`^Pergunta ${place} de ${total}`));
const radio = (name: string) => screen.getByRole('radio', { name });
const choose = (name: string) => fireEvent.click(radio(name));
const chosen = () => screen.getAllByRole('radio').flatMap((it) => (it.ariaChecked === 'true' ? [it.textContent] : []));

async function openQuestionnaire(step: 'depression-screening' | 'anxiety-screening'): Promise<void> {
  server.completed = PENDING.filter((it) => it !== step);
  openOn(<PendingItemsBanner identity={IdentityDialog} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Completar agora' }));
}

async function answerUntil(last: number): Promise<void> {
  for (let place = 1; place <= last; place += 1) {
    await question(place);
    choose(OPTIONS[place % 4] ?? '');
  }
}

describe('the PHQ-9 in the onboarding, one question a page', () => {
  beforeEach(() => openQuestionnaire('depression-screening'));

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

  it('shows the message of every step if Continuar is pressed without an answer', async () => {
    await question(1);
    press('Continuar');
    await question(1);
    screen.getByText('Escolha uma opção para continuar.');
    await waitFor(() => expect(document.activeElement).toBe(radio('Nenhuma vez')));
    expect(screen.getByRole('radiogroup').getAttribute('aria-describedby')).toBe(
      screen.getByText('Escolha uma opção para continuar.').id,
    );
  });

  it('chooses by Enter or Space; arrow keys only move the focus', async () => {
    const user = userEvent.setup();
    await question(1);
    radio('Nenhuma vez').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
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
    await openQuestionnaire('depression-screening');
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
    await title(DIFFICULTY);
    choose('Muita dificuldade');
    await title('Pronto, é isso');
    expect(crisis.current()).toEqual({ source: 'screening', kind: 'suicide', about: 'self' });
    await allSent();
    const answers = Object.fromEntries(FORMS['PHQ-9'].items.map((item, place) => [item, (place + 1) % 4]));
    expect(server.puts).toEqual([{ depressionScreening: answers, depressionDifficulty: 2 }]);
    expect(server.completed).toContain('depression-screening');
  });

  it('needs no answer about the difficulty, which can be left blank again', async () => {
    await answerUntil(8);
    await question(9);
    choose('Nenhuma vez');
    await title(DIFFICULTY);
    choose('Alguma dificuldade');
    await title('Pronto, é isso');
    press('Voltar');
    await title(DIFFICULTY);
    expect(chosen()).toEqual(['Alguma dificuldade']);
    press('Deixar em branco');
    expect(chosen()).toEqual([]);
    press('Continuar');
    await title('Pronto, é isso');
    await allSent();
    expect(server.puts.at(-1)).toEqual({ depressionDifficulty: null });
    expect(crisis.current()).toBeNull();
  });
});

describe('the GAD-7 in the onboarding', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('goes on at once for people who want less motion, and after the last answer to the next step', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    await openQuestionnaire('anxiety-screening');
    for (let place = 1; place <= 7; place += 1) {
      await question(place, 7);
      choose('Vários dias');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await title('Pronto, é isso');
    await allSent();
    expect(server.puts).toEqual([
      { anxietyScreening: Object.fromEntries(FORMS['GAD-7'].items.map((item) => [item, 1])) },
    ]);
  });
});
