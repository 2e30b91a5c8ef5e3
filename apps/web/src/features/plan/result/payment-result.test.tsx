// @vitest-environment jsdom
import type { Subscription } from '@alento/contract/payment';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { planOf, renewingOf, subscriptionOf } from '../../../testing/answers.ts';
import { type Answer, server } from '../../../testing/fake-server/fake-server.ts';
import { lost, never } from '../../../testing/fake-server/reply.ts';
import { PaymentResult } from './payment-result.tsx';

type State = NonNullable<Subscription['checkout']>['state'];
const END = Date.UTC(2026, 11, 3, 15);
const paying = (state: State, given: Partial<Subscription> = {}): Subscription =>
  subscriptionOf({ checkout: { planId: 'premium', priceId: 'pix_premium', method: 'pix', state }, ...given });
const PAID = renewingOf(END, {
  checkout: { planId: 'premium', priceId: 'price_premium', method: 'card', state: 'paid' },
});

beforeEach(async () => {
  vi.useFakeTimers();
  server.answer('GET /user-plans/current', planOf('premium'));
  server.answer('POST /subscription/refresh');
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await session.leave();
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const reads = () => server.calls('GET /subscription').length;
const refreshes = () => server.calls('POST /subscription/refresh').length;

async function show(answer: Answer<'GET /subscription'>): Promise<void> {
  server.answer('GET /subscription', answer);
  const element = (
    <PaymentResult
      opening={(opening) => (
        <>
          <h1>{opening.title}</h1>
          <p>{opening.lead}</p>
        </>
      )}
    />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass(1);
}

describe('PaymentResult while the server has not confirmed the payment', () => {
  it.each([
    ['the first answer', never],
    ['an open payment page', paying('open')],
    ['a Pix on its way', paying('awaiting')],
    ['no payment and no plan', subscriptionOf()],
    ['a payment whose plan is not in force', paying('paid')],
  ])('with %s shows that it waits, and never that it is paid', async (_, answer) => {
    await show(answer);
    await pass(10_000);
    expect(title()).toBe('Confirmando o pagamento…');
    expect(document.body.textContent).not.toContain('está aberto');
  });

  it('asks every two seconds, and requests once that the payment service is asked', async () => {
    await show(paying('awaiting'));
    expect(reads()).toBe(1);
    await pass(6000);
    expect(reads()).toBe(4);
    expect(refreshes()).toBe(0);
    await pass(9000);
    expect(refreshes()).toBe(1);
    await pass(40_000);
    expect(refreshes()).toBe(1);
    expect(title()).toBe('Confirmando o pagamento…');
  });

  it('says after a minute that the payment has not arrived, goes on asking, and can check again', async () => {
    await show(paying('awaiting'));
    await pass(60_000);
    expect(title()).toBe('O pagamento ainda não chegou');
    expect(document.body.textContent).toContain('o plano se abre sozinho');
    screen.getByRole('button', { name: 'Verificar de novo' }).click();
    await pass(0);
    expect(refreshes()).toBe(2);
    server.answer('GET /subscription', PAID);
    await pass(16_000);
    expect(title()).toBe('O Premium está aberto');
  });

  it('shows an error if the server can’t be reached to check again', async () => {
    await show(paying('awaiting'));
    await pass(60_000);
    server.answer('POST /subscription/refresh', lost);
    screen.getByRole('button', { name: 'Verificar de novo' }).click();
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toMatch(/^Sem conexão/);
  });
});

describe('PaymentResult', () => {
  it('shows the plan and links to what it opens, once the server says that it is paid', async () => {
    await show(paying('open'));
    server.answer('GET /subscription', PAID);
    await pass(2000);
    expect(title()).toBe('O Premium está aberto');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/chat', '/livros', '/conteudos', '/analises', '/perfil']));
    const before = reads();
    await pass(30_000);
    expect(reads()).toBe(before);
    expect(refreshes()).toBe(0);
  });

  it.each(['failed', 'expired'] as const)('says that nothing was charged for a payment that %s', async (state) => {
    await show(paying(state));
    expect(title()).toBe('Ocorreu um erro ao processar o pagamento');
    expect(document.body.textContent).toContain('Nada foi cobrado.');
    expect(screen.getByRole('link', { name: 'Voltar aos planos' }).getAttribute('href')).toBe('/planos');
  });

  it('shows the current plan if there was no payment', async () => {
    await show(renewingOf(END));
    expect(title()).toBe('Seu plano agora');
    expect(screen.getByText('Renova em 3 de dezembro de 2026.')).toBeTruthy();
  });

  it('shows the free plan if there was no payment, after the payment service was asked', async () => {
    await show(subscriptionOf());
    await pass(15_000);
    expect(title()).toBe('Seu plano agora');
    expect(screen.getByText('Grátis')).toBeTruthy();
  });

  it('offers to read the plan again after an error', async () => {
    await show(lost);
    await pass(8000);
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível ler o seu plano agora.');
    server.answer('GET /subscription', PAID);
    screen.getByRole('button', { name: 'Tentar novamente' }).click();
    await pass(0);
    expect(title()).toBe('O Premium está aberto');
  });

  it('asks a visitor to sign in, without a request', async () => {
    await session.leave();
    await show(PAID);
    expect(title()).toBe('Entre para ver o seu plano');
    expect(server.calls()).toEqual([]);
  });
});
