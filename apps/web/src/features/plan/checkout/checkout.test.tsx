// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { otherSite } from '../../../lib/page/other-site.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { allRead } from '../../../testing/all-read.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, offContract, refused } from '../../../testing/fake-server/reply.ts';
import { PLANS, subscriptionOf, UNSOLD } from '../../../testing/plan-answers.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { Plans } from '../plans.tsx';

const ROUTE = 'POST /create-checkout-session';
const PAGE = { url: 'https://checkout.exemplo/c1' };
const onVisitorChoice = vi.fn();
let left: MockInstance<typeof otherSite.open>;

withMember();
beforeEach(() => {
  left = vi.spyOn(otherSite, 'open').mockReturnValue();
  server.answer('GET /plans', PLANS);
  server.answer('GET /subscription', subscriptionOf());
});

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const open = (path = '/planos') => draw(<Plans onVisitorChoice={onVisitorChoice} isMinor={false} />, path);

const button = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>('button', { name });
const alertText = async (text: string): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
};
const sent = () => server.calls(ROUTE).map(({ body }) => body);

describe('a click on a price', () => {
  it.each([
    ['the monthly price', 'Quero o Premium', 'price_premium'],
    ['a Pix price', /^Pix: R\$\s299 por 12 meses R\$\s24,92 por mês$/, 'price_pix_12'],
  ])('opens the payment page of %s', async (_, name, priceId) => {
    server.answer(ROUTE, PAGE);
    open();
    await userEvent.click(await button(name));
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(PAGE.url));
    expect(sent()).toEqual([{ priceId, userId: 'maria' }]);
  });

  it('disables all prices until the browser has left the page, and sends one request for two clicks', async () => {
    const answer = server.hold(ROUTE);
    open();
    const premium = await button('Quero o Premium');
    // Both clicks happen before the next render.
    fireEvent.click(premium);
    fireEvent.click(premium);
    expect((await button('Processando...')).disabled).toBe(true);
    expect((await button('Quero o Essencial')).disabled).toBe(true);
    expect((await button(/por 30 dias/)).disabled).toBe(true);
    answer(PAGE);
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(sent()).toHaveLength(1);
    expect((await button('Processando...')).disabled).toBe(true);
  });

  it('can be made again after going back to a page that the browser kept', async () => {
    server.answer(ROUTE, PAGE);
    open();
    await userEvent.click(await button('Quero o Premium'));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect((await button('Quero o Premium')).disabled).toBe(false);
    await waitFor(() => expect(server.calls('GET /subscription').length).toBeGreaterThan(1));
  });
});

describe('the alert of a payment page that can’t be opened', () => {
  it.each([
    ['a price that isn’t ours', refused(422, 'PLAN_INVALID'), 'Plano inválido selecionado'],
    [
      'a response with a reason',
      refused(502, 'CHECKOUT_SESSION_FAILED', { error: 'Erro ao criar sessão de checkout' }),
      'Erro ao processar pagamento: Erro ao criar sessão de checkout',
    ],
    [
      'a minor',
      refused(403, 'CHECKOUT_MINOR', { error: 'Compras são só para maiores de 18 anos.' }),
      'Erro ao processar pagamento: Compras são só para maiores de 18 anos.',
    ],
    ['a response with a message only', refused(403, 'FORBIDDEN', { message: 'Isto não é seu.' }), 'Isto não é seu.'],
    ['the end of the session', refused(401, 'UNAUTHORIZED'), 'Erro ao processar pagamento: Usuário não autenticado'],
  ])('for %s', async (_, answer, text) => {
    server.answer(ROUTE, answer);
    open();
    await userEvent.click(await button('Quero o Premium'));
    await alertText(text);
    expect(left).not.toHaveBeenCalled();
  });

  it('for a response without a message', async () => {
    const answered = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      if (String(input).endsWith('/create-checkout-session')) return new Response('<html>', { status: 502 });
      return Response.json(String(input).endsWith('/plans') ? PLANS : subscriptionOf());
    });
    open();
    await userEvent.click(await button('Quero o Premium'));
    await alertText('Erro ao processar pagamento');
    answered.mockRestore();
  });

  it.each([
    ['a lost connection', lost],
    ['a response that can’t be parsed', offContract('{')],
  ])('for %s, after which a click tries again', async (_, answer) => {
    server.answer(ROUTE, answer);
    open();
    const premium = await button('Quero o Premium');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(premium);
    // The retries.
    await act(() => vi.advanceTimersByTimeAsync(8000));
    const text = 'Ocorreu um erro ao processar o pagamento. Por favor, tente novamente.';
    await alertText(text);
    server.answer(ROUTE, PAGE);
    fireEvent.click(await button('Quero o Premium'));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('/planos?selectedPlan=…&autoCheckout=true', () => {
  it('opens the payment page of the monthly price once, and removes the query before', async () => {
    server.answer(ROUTE, PAGE);
    const router = open('/planos?selectedPlan=essencial&autoCheckout=true');
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(PAGE.url));
    expect(sent()).toEqual([{ priceId: 'price_essencial', userId: 'maria' }]);
    expect(router.state.location.search).toBe('');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('opens the payment page of the chosen price', async () => {
    server.answer(ROUTE, PAGE);
    open('/planos?selectedPlan=premium&autoCheckout=true&price=price_pix_12');
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ priceId: 'price_pix_12', userId: 'maria' }]);
  });

  it.each(['selectedPlan=gold&autoCheckout=true', 'selectedPlan=premium&autoCheckout=true&price=price_essencial'])(
    'shows an alert for "%s", which can’t be bought',
    async (query) => {
      open(`/planos?${query}`);
      await alertText('Plano inválido selecionado');
      await allRead(queryClient);
      expect(sent()).toEqual([]);
    },
  );

  it('shows an alert if this installation takes no payments', async () => {
    server.answer('GET /plans', UNSOLD);
    open('/planos?selectedPlan=premium&autoCheckout=true');
    await alertText('Erro ao processar pagamento: Esta instalação não recebe pagamentos. Nada foi cobrado.');
    expect(sent()).toEqual([]);
  });
});
