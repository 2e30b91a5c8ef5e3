// @vitest-environment jsdom
import type { Subscription } from '@alento/contract/payment';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { otherSite } from '../../../lib/page/other-site.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { draw } from '../../../testing/draw.tsx';
import { type Answer, server } from '../../../testing/fake-server/fake-server.ts';
import { lost, never, refused } from '../../../testing/fake-server/reply.ts';
import { PLANS, planOf, renewingOf, subscriptionOf } from '../../../testing/plan-answers.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { PaymentResult } from './payment-result.tsx';

type State = NonNullable<Subscription['checkout']>['state'];
const END = Date.UTC(2026, 11, 3, 15);
const paying = (state: State, overrides: Partial<Subscription> = {}): Subscription =>
  subscriptionOf({ checkout: { planId: 'premium', priceId: 'price_pix_30', method: 'pix', state }, ...overrides });
const PAID = renewingOf(END, {
  checkout: { planId: 'premium', priceId: 'price_premium', method: 'card', state: 'paid' },
});

withMember();
beforeEach(() => {
  vi.useFakeTimers();
  server.answer('GET /user-plans/current', planOf('premium'));
  server.answer('POST /subscription/refresh');
});

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const reads = () => server.calls('GET /subscription').length;
const refreshes = () => server.calls('POST /subscription/refresh').length;

async function show(answer: Answer<'GET /subscription'>): Promise<void> {
  server.answer('GET /subscription', answer);
  draw(
    <PaymentResult
      opening={(opening) => (
        <>
          <h1>{opening.title}</h1>
          <p>{opening.lead}</p>
        </>
      )}
    />,
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
    expect(screen.getByText(/^Sem conexão com o Alento/)).toBeTruthy();
  });

  it('opens the code of a Pix again that the bank has not confirmed', async () => {
    const left = vi.spyOn(otherSite, 'open').mockImplementation(() => undefined);
    server.answer('GET /plans', PLANS);
    server.refuse('POST /create-checkout-session', 502, 'CHECKOUT_SESSION_FAILED');
    await show(paying('awaiting'));
    expect(document.body.textContent).toContain(
      'Assim que o banco confirmar o Pix, o plano se abre. Se ainda não pagou, o código continua valendo.',
    );
    screen.getByRole('button', { name: 'Abrir o código Pix' }).click();
    await pass(9000);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    await pass(52_000);
    expect(title()).toBe('O pagamento ainda não chegou');
    server.answer('POST /create-checkout-session', { url: 'https://checkout.exemplo/c1' });
    screen.getByRole('button', { name: 'Abrir o código Pix' }).click();
    await pass(100);
    expect(left).toHaveBeenCalledExactlyOnceWith('https://checkout.exemplo/c1');
    const [sent] = server.calls('POST /create-checkout-session').slice(-1);
    expect(sent?.body).toEqual({ priceId: 'price_pix_30', userId: 'maria' });
  });

  it('has no code to open for a payment page that is still open', async () => {
    await show(paying('open'));
    expect(screen.queryByRole('button', { name: 'Abrir o código Pix' })).toBeNull();
    expect(document.body.textContent).toContain('Isso costuma levar poucos segundos.');
  });
});

describe('PaymentResult without a connection', () => {
  const OFFLINE =
    'Sem conexão agora. Se você já pagou, o plano se abre quando a internet voltar; não precisa pagar de novo.';

  it('says so as long as requests fail, and shows the plan once they succeed', async () => {
    await show(lost);
    await pass(8000);
    for (let seconds = 0; seconds < 40; seconds++) {
      expect(screen.getByRole('alert').textContent).toContain(OFFLINE);
      await pass(1000);
    }
    server.answer('GET /subscription', PAID);
    await pass(20_000);
    expect(title()).toBe('O Premium está aberto');
  });

  it('says so if it is lost while the payment is awaited', async () => {
    await show(paying('awaiting'));
    server.answer('GET /subscription', lost);
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain(OFFLINE);
  });

  it('doesn’t show the plan from before the payment as the current one', async () => {
    queryClient.setQueryData(subscriptionQuery().queryKey, renewingOf(END));
    await pass(1000);
    server.answer('POST /subscription/refresh', lost);
    await show(lost);
    await pass(30_000);
    expect(screen.getByRole('alert').textContent).toContain(OFFLINE);
    expect(document.body.textContent).not.toContain('Renova em');
    server.answer('GET /subscription', PAID);
    await pass(20_000);
    expect(title()).toBe('O Premium está aberto');
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

  const BY_CARD = { planId: 'premium', priceId: 'price_premium', method: 'card', state: 'failed' } as const;
  it.each([
    ['by Pix that failed', paying('failed'), 'O Pix não foi concluído. Nada foi cobrado.'],
    ['by Pix that expired', paying('expired'), 'O Pix não foi concluído. Nada foi cobrado.'],
    ['by card that failed', renewingOf(END, { checkout: BY_CARD }), 'Nada foi cobrado. Seu plano e seus registros'],
  ])('says that nothing was charged for a payment %s', async (_, own, text) => {
    await show(own);
    expect(title()).toBe('Ocorreu um erro ao processar o pagamento');
    expect(document.body.textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'Voltar aos planos' }).getAttribute('href')).toBe('/planos');
  });

  it('says until when a plan by Pix is valid now', async () => {
    const until = Date.UTC(2027, 10, 25, 15);
    await show(
      renewingOf(until, { ...paying('paid', { method: 'pix', period: '12m', endsAt: until }), planId: 'premium' }),
    );
    expect(title()).toBe('O Premium está aberto');
    expect(screen.getByText('Agora vale até 25 de novembro de 2027.')).toBeTruthy();
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

  it('offers to read the plan again after an error of the server', async () => {
    await show(refused(500, 'INTERNAL'));
    await pass(8000);
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível ler o seu plano agora. Se você já pagou');
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
