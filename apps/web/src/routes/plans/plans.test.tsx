// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { PLANS, UNSOLD } from '../../testing/plan-answers.ts';
import { withVisitor } from '../../testing/signed-in.ts';
import { Component } from './plans.tsx';

withVisitor();
beforeEach(() => server.answer('GET /plans', PLANS));

const open = () => draw(<Component />, '/planos');
/** The fold around a text, which has to be closed. */
function foldOf(text: HTMLElement): HTMLElement {
  const fold = text.closest('details');
  if (!fold) throw new Error(`nothing is folded around ${text.textContent}`);
  expect(fold.open).toBe(false);
  return fold;
}

it('/planos has one h1, and a heading for each plan, the comparison, the questions and the help', () => {
  open();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Grátis', 'Essencial', 'Premium', 'O que há em cada plano', 'Antes de escolher', 'Precisa conversar agora?'],
  ]);
});

it('/planos folds the comparison, and a press on its heading opens it', async () => {
  open();
  const section = screen.getByRole('region', { name: 'O que há em cada plano' });
  const fold = foldOf(within(section).getByRole('table', { name: 'O que cada plano oferece' }));
  foldOf(within(section).getByText('Tudo o que está na tabela já existe.'));
  await userEvent.click(within(section).getByRole('heading', { name: 'O que há em cada plano' }));
  expect(fold.hasAttribute('open')).toBe(true);
});

it('/planos shows the questions, and a press opens an answer', async () => {
  open();
  const section = screen.getByRole('region', { name: 'Antes de escolher' });
  const questions = [...section.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(questions).toEqual([
    'O plano grátis vai acabar?',
    'Posso pagar hoje?',
    'Como cancelar?',
    'Posso trocar de plano?',
    'E os meus registros, se eu cancelar?',
    'A ajuda em crise depende do plano?',
  ]);
  const fold = foldOf(within(section).getByText(/^Nunca\. Os contatos de apoio/));
  await userEvent.click(within(section).getByText('A ajuda em crise depende do plano?'));
  expect(fold.hasAttribute('open')).toBe(true);
  foldOf(within(section).getByText(/^Nesta página ou no Perfil/));
});

it('/planos of an installation without payments says so among the answers', async () => {
  server.answer('GET /plans', UNSOLD);
  open();
  await screen.findByText(/^Não\. Esta instalação não recebe pagamentos\./);
});
