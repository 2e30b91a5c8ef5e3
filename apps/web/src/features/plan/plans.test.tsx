// @vitest-environment jsdom
import type { Plan } from '@alento/contract/plan';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { allRead } from '../../testing/all-read.ts';
import { planOf } from '../../testing/answers.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { readyDialog } from '../../testing/ready-dialog.ts';
import { Plans } from './plans.tsx';

const PLANS: Plan[] = [
  { id: 'free', name: 'Grátis', priceCents: 0, currency: 'BRL', features: [], offers: [] },
  { id: 'essencial', name: 'Essencial', priceCents: 1490, currency: 'BRL', features: [], offers: [] },
  { id: 'premium', name: 'Premium', priceCents: 2990, currency: 'BRL', features: [], offers: [] },
];
const FREE = planOf('free');

let client: QueryClient;
const onVisitorChoice = vi.fn();

beforeEach(() => {
  server.answer('GET /plans', PLANS);
  server.answer('GET /user-plans/current', FREE);
});

afterEach(async () => {
  cleanup();
  await session.leave();
  vi.resetAllMocks();
});

function open(path = '/planos') {
  const router = createMemoryRouter([{ path: '/planos', element: <Plans onVisitorChoice={onVisitorChoice} /> }], {
    initialEntries: [path],
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

/** Waits for the code and the data of the payment step, so that the test can assert that the step is absent. */
async function nothingBegan(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await allRead(client);
  expect(screen.queryByRole('dialog')).toBeNull();
}

const signIn = (): Promise<void> => session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const row = (plan: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-plan="${plan}"]`);
  if (!found) throw new Error(`no row of ${plan}`);
  return found;
};
const calls = () => server.calls().map(({ method, path }) => `${method} ${path}`);

describe('the prices on /planos', () => {
  it('are loaded from the server', async () => {
    const answer = server.hold('GET /plans');
    open();
    expect(row('free').textContent).toContain('Registros de humor diários ilimitados');
    expect(screen.getAllByText('Carregando preço...')).toHaveLength(2);
    await waitFor(() => expect(server.calls('GET /plans')).toHaveLength(1));
    answer(PLANS);
    await waitFor(() => expect(row('premium').textContent).toMatch(/R\$\s29,90por mês/));
    expect(row('essencial').textContent).toMatch(/R\$\s14,90por mês/);
    expect(row('free').textContent).toMatch(/R\$\s0para sempre/);
  });

  it('can be loaded again after an error', async () => {
    server.refuse('GET /plans', 500, 'INTERNAL');
    open();
    await screen.findByText('Não foi possível carregar os preços agora. O plano grátis vale do mesmo jeito.');
    expect(row('premium').textContent).toContain('Preço indisponível');
    expect(row('free').textContent).toMatch(/R\$\s0para sempre/);
    server.answer('GET /plans', PLANS);
    await userEvent.click(await button('Tentar novamente'));
    await waitFor(() => expect(row('premium').textContent).toMatch(/R\$\s29,90/));
  });

  it('are not shown for a plan that this installation doesn’t sell', async () => {
    server.answer('GET /plans', PLANS.slice(0, 2));
    open();
    await waitFor(() => expect(row('premium').textContent).toContain('Preço indisponível'));
  });
});

describe('a visitor on /planos', () => {
  it('goes to sign-up with the chosen plan', async () => {
    open();
    await userEvent.click(await button('Quero o Premium'));
    expect(onVisitorChoice).toHaveBeenCalledExactlyOnceWith('premium');
    await nothingBegan();
    expect(calls()).toEqual(['GET /plans']);
  });

  it('goes to sign-up for the free plan', () => {
    open();
    expect(screen.getByRole('link', { name: 'Criar conta grátis' }).getAttribute('href')).toBe(
      '/login?createAccount=true',
    );
  });

  it('sees no payment step after following a link to it', async () => {
    open('/planos?selectedPlan=premium&autoCheckout=true');
    await waitFor(() => expect(row('premium').textContent).toContain('29,90'));
    await nothingBegan();
    expect(onVisitorChoice).not.toHaveBeenCalled();
  });
});

describe('a signed-in person on /planos', () => {
  beforeEach(signIn);

  it('sees their plan marked as current', async () => {
    open();
    await waitFor(() => expect(within(row('free')).getByText('Seu plano')).toBeTruthy());
    expect(row('free').getAttribute('aria-current')).toBe('true');
    expect(row('premium').hasAttribute('aria-current')).toBe(false);
  });

  it('sees when a cancelled plan ends', async () => {
    const end = Date.UTC(2026, 11, 3, 15);
    server.answer('GET /user-plans/current', { ...planOf('premium'), canceledAt: end - 1, currentPeriodEnd: end });
    open();
    await within(row('premium')).findByText('Não se renova. O acesso continua até 3 de dezembro de 2026.');
    expect(row('premium').textContent).toContain('É o seu plano hoje.');
    expect(screen.queryByRole('button', { name: 'Quero o Essencial' })).toBeNull();
    expect(row('essencial').textContent).toContain('Seu plano já inclui este.');
  });

  it('sees an error if their plan could not be loaded', async () => {
    server.refuse('GET /user-plans/current', 500, 'INTERNAL');
    open();
    await screen.findByText('Não foi possível ler qual é o seu plano.');
    server.answer('GET /user-plans/current', FREE);
    await userEvent.click(await button('Ler de novo'));
    await within(row('free')).findByText('Seu plano');
  });

  it('sees after choosing a plan that payments are not available yet', async () => {
    open();
    await within(row('free')).findByText('Seu plano');
    await userEvent.click(await button('Quero o Premium'));
    const dialog = await readyDialog('O Premium chega em breve');
    expect(dialog.textContent).toContain('Nada foi cobrado');
    expect(dialog.textContent).toMatch(/R\$\s29,90/);
    expect(calls().every((call) => call.startsWith('GET '))).toBe(true);
    await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can’t press the button twice while the payment step loads', async () => {
    open();
    await within(row('free')).findByText('Seu plano');
    const answer = server.hold('GET /user-plans/current');
    await userEvent.click(await button('Quero o Essencial'));
    expect((await button('Processando...')).disabled).toBe(true);
    expect((await button('Quero o Premium')).disabled).toBe(true);
    answer(FREE);
    await screen.findByRole('dialog', { name: 'O Essencial chega em breve' });
  });

  it('can try again after a failure of the payment step', async () => {
    open();
    await within(row('free')).findByText('Seu plano');
    server.refuse('GET /user-plans/current', 500, 'INTERNAL');
    await userEvent.click(await button('Quero o Premium'));
    const text = 'Ocorreu um erro ao processar o pagamento. Por favor, tente novamente.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    server.answer('GET /user-plans/current', FREE);
    await userEvent.click(await button('Quero o Premium'));
    await screen.findByRole('dialog');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('sees the payment step at once if the URL requests it', async () => {
    const router = open('/planos?selectedPlan=essencial&autoCheckout=true');
    await readyDialog('O Essencial chega em breve');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sees no payment step for a plan that their own plan includes', async () => {
    server.answer('GET /user-plans/current', planOf('premium'));
    open('/planos?selectedPlan=essencial&autoCheckout=true');
    const dialog = await screen.findByRole('dialog', { name: 'Você já tem este plano' });
    expect(dialog.textContent).toContain('Premium');
  });

  it('sees an error for a plan that doesn’t exist', async () => {
    open('/planos?selectedPlan=gold&autoCheckout=true');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Plano inválido selecionado'));
    await nothingBegan();
  });
});
