// @vitest-environment jsdom
import { PLAN_FEATURES, PLAN_IDS, PLAN_NAMES } from '@alento/domain/plan/plans';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { allRead } from '../../testing/all-read.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { PLANS, renewingOf, subscriptionOf, UNSOLD } from '../../testing/plan-answers.ts';
import { readyDialog } from '../../testing/ready-dialog.ts';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { Plans } from './plans.tsx';

const RENEWS = Date.UTC(2026, 11, 3, 15);
const PIX_SOON = renewingOf(RENEWS, { method: 'pix', period: '30d', renewsAt: null, endsAt: RENEWS, endsSoon: true });
const LATER = { kind: 'period-end', at: RENEWS, dueCents: 0, thenCents: 1490, renewsAt: RENEWS } as const;
const onVisitorChoice = vi.fn();

beforeEach(() => {
  server.answer('GET /plans', PLANS);
  server.answer('GET /subscription', subscriptionOf());
});

withVisitor();
afterEach(() => void vi.resetAllMocks());

const open = (path = '/planos', isMinor = false) =>
  draw(<Plans onVisitorChoice={onVisitorChoice} isMinor={isMinor} />, path);

/** Asserts, after everything is loaded, that no payment page was requested. */
async function nothingBegan(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await allRead(queryClient);
  expect(server.calls('POST /create-checkout-session')).toEqual([]);
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const row = (plan: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-plan="${plan}"]`);
  if (!found) throw new Error(`no row of ${plan}`);
  return found;
};
const panel = () => screen.findByRole('region', { name: 'Seu plano' });
const calls = () => server.calls().map(({ method, path }) => `${method} ${path}`);

it.each(PLAN_IDS)('the card of %s on /planos shows three features and folds the others', async (plan) => {
  open();
  const card = row(plan);
  const fold = within(card).getByRole('group');
  const texts = (place: HTMLElement) =>
    within(place)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(texts(card)).toEqual([...PLAN_FEATURES[plan]]);
  expect(texts(fold)).toEqual(PLAN_FEATURES[plan].slice(3));
  expect(fold.hasAttribute('open')).toBe(false);
  await userEvent.click(screen.getByText(`O que mais há no ${PLAN_NAMES[plan]}`));
  expect(fold.hasAttribute('open')).toBe(true);
});

it.each([
  ['free', 'Com anúncios'],
  ['essencial', 'Com anúncios'],
  ['premium', 'sem anúncios'],
])('the card of %s on /planos says outside the fold whether it has ads', (plan, words) => {
  open();
  const said = within(row(plan))
    .getAllByText(new RegExp(words))
    .filter((text) => text.closest('details') === null);
  expect(said).toHaveLength(1);
});

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
    expect(onVisitorChoice).toHaveBeenCalledExactlyOnceWith({ plan: 'premium', priceId: null });
    await nothingBegan();
    expect(calls()).toEqual(['GET /plans']);
  });

  it('goes to sign-up for the free plan', () => {
    open();
    expect(screen.getByRole('link', { name: 'Criar conta grátis' }).getAttribute('href')).toBe(
      '/login?createAccount=true',
    );
  });

  it('is not sent to a payment page by a link', async () => {
    open('/planos?selectedPlan=premium&autoCheckout=true');
    await waitFor(() => expect(row('premium').textContent).toContain('29,90'));
    await nothingBegan();
    expect(onVisitorChoice).not.toHaveBeenCalled();
  });
});

describe('a signed-in person on /planos', () => {
  beforeEach(() => signIn());

  it('sees their plan marked as current', async () => {
    open();
    await waitFor(() => expect(within(row('free')).getByText('Seu plano')).toBeTruthy());
    expect(row('free').getAttribute('aria-current')).toBe('true');
    expect(row('premium').hasAttribute('aria-current')).toBe(false);
  });

  it('sees their plan after the title and before the list', async () => {
    server.answer('GET /subscription', renewingOf(RENEWS));
    server.answer('GET /subscription/change', LATER);
    open();
    const own = await panel();
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['O plano grátis continua grátis', 'Seu plano', 'Grátis']);
    expect(own.textContent).toContain('Premium');
    await userEvent.click(within(own).getByRole('button', { name: 'Mudar para o Essencial' }));
    within(await readyDialog()).getByText(/^Nada é cobrado/);
  });

  it('on the free plan sees that it has no end', async () => {
    open();
    within(await panel()).getByText('Sem custo e sem prazo para acabar.');
    expect(within(await panel()).queryByRole('button')).toBeNull();
  });

  it('as a minor can cancel, but not change to another plan', async () => {
    server.answer('GET /subscription', renewingOf(RENEWS));
    open('/planos', true);
    within(await panel()).getByRole('button', { name: 'Cancelar assinatura' });
    expect(screen.queryByRole('button', { name: /^Mudar para/ })).toBeNull();
  });

  it('sees an error if their plan could not be loaded', async () => {
    server.refuse('GET /subscription', 500, 'INTERNAL');
    open();
    await screen.findByText('Não foi possível ler qual é o seu plano.');
    server.answer('GET /subscription', subscriptionOf());
    await userEvent.click(await button('Ler de novo'));
    await within(row('free')).findByText('Seu plano');
  });

  it.each([
    [
      'renews',
      renewingOf(RENEWS),
      'Renova em 3 de dezembro de 2026.',
      ['Mudar para o Essencial', 'Cancelar assinatura'],
    ],
    [
      'was stopped',
      renewingOf(RENEWS, { status: 'canceled', renewsAt: null, endsAt: RENEWS, cancellation: null }),
      'Não se renova. O acesso continua até 3 de dezembro de 2026.',
      ['Manter o Premium', 'Pix: R$ 29,90 por 30 dias', 'Pix: R$ 299 por 12 meses R$ 24,92 por mês'],
    ],
    [
      'changes',
      renewingOf(RENEWS, { nextPlanId: 'essencial' }),
      'Em 3 de dezembro de 2026 passa para o Essencial. Até lá, o Premium continua.',
      ['Manter o Premium', 'Cancelar assinatura'],
    ],
    [
      'has an unpaid charge',
      renewingOf(RENEWS, { status: 'past_due', renewsAt: null, endsAt: Date.UTC(2026, 3, 10, 15) }),
      'A cobrança de 3 de abril não passou. O acesso continua até 10 de abril; até lá, ela é tentada de novo sozinha.',
      ['Pagar agora', 'Cancelar assinatura'],
    ],
    [
      'was paid by Pix',
      renewingOf(RENEWS, {
        method: 'pix',
        period: '12m',
        renewsAt: null,
        endsAt: RENEWS,
        cancellation: { kind: 'refund', cents: 29_900, lastDay: '2026-11-30', leaves: null },
      }),
      'Vale até 3 de dezembro de 2026 e não se renova.',
      ['Pix: R$ 29,90 por 30 dias', 'Pix: R$ 299 por 12 meses R$ 24,92 por mês', 'Desistir da compra'],
    ],
    ['was granted', subscriptionOf({ planId: 'premium', status: 'granted' }), 'Ativo na sua conta.', []],
  ])('with a plan that %s sees when it ends and what can be done', async (_, own, note, names) => {
    server.answer('GET /subscription', own);
    open();
    const ownPanel = await panel();
    within(ownPanel).getByText(note);
    await waitFor(() => expect(row('premium').textContent).toContain('29,90'));
    expect(row('premium').textContent).toContain('É o seu plano hoje.');
    const buttonTexts = within(ownPanel)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(buttonTexts.sort()).toEqual([...names].sort());
    expect(within(row('premium')).queryByRole('button')).toBeNull();
  });

  it('with essencial sees the change to premium instead of its prices', async () => {
    server.answer('GET /subscription', renewingOf(RENEWS, { planId: 'essencial', priceCents: 1490 }));
    open();
    await within(row('premium')).findByRole('button', { name: 'Mudar para o Premium' });
    expect(screen.queryByRole('button', { name: /Pix/ })).toBeNull();
  });

  it.each([
    ['with essencial by Pix reads', 'essencial', 'pix', true],
    ['with essencial by a card that was cancelled doesn’t read', 'essencial', 'card', false],
    ['without a plan doesn’t read', 'free', null, false],
  ] as const)('%s that the days left are not deducted from premium', async (_, planId, method, isSaid) => {
    const period = method === 'pix' ? '30d' : 'month';
    const paid = renewingOf(RENEWS, { planId, method, period, status: 'canceled', renewsAt: null, endsAt: RENEWS });
    server.answer('GET /subscription', planId === 'free' ? subscriptionOf() : paid);
    open();
    await button('Quero o Premium');
    await allRead(queryClient);
    await waitFor(() => expect(row(planId).getAttribute('aria-current')).toBe('true'));
    const line = 'Os dias que restam do Essencial não são descontados.';
    expect(row('premium').textContent?.includes(line)).toBe(isSaid);
    expect(row('essencial').textContent).not.toContain(line);
  });

  it('with an unpaid charge of essencial can’t buy premium', async () => {
    const unpaid = { planId: 'essencial', status: 'past_due', renewsAt: null, endsAt: RENEWS } as const;
    server.answer('GET /subscription', renewingOf(RENEWS, unpaid));
    open();
    await within(row('premium')).findByText('Dá para trocar quando a cobrança passar.');
    expect(within(row('premium')).queryByRole('button')).toBeNull();
  });

  it('sees in the row of the next plan when it starts', async () => {
    server.answer('GET /subscription', renewingOf(RENEWS, { nextPlanId: 'essencial' }));
    open();
    await within(row('essencial')).findByText('Começa em 3 de dezembro de 2026.');
  });

  it.each([
    ['by Pix ends soon', PIX_SOON, /^Seu Premium por Pix termina em 3 de dezembro\. Se quiser continuar/],
    ['has ended', subscriptionOf({ ended: { planId: 'premium', at: RENEWS } }), /^Seu Premium terminou em 3 de dez/],
  ])('sees that a plan %s', async (_, own, notice) => {
    server.answer('GET /subscription', own);
    open();
    await screen.findByText(notice);
  });

  it('sees no prices to pay as a minor, but why', async () => {
    open('/planos', true);
    await waitFor(() => expect(row('premium').textContent).toContain('29,90'));
    expect(row('premium').textContent).toContain('Compras são só para maiores de 18 anos.');
    expect(within(row('premium')).queryByRole('button')).toBeNull();
  });
});

it('/planos of an installation without payments says so, and has no buttons to pay', async () => {
  server.answer('GET /plans', UNSOLD);
  await signIn();
  open();
  await screen.findByText('Esta instalação não recebe pagamentos.');
  expect(row('premium').textContent).toMatch(/R\$\s29,90por mês/);
  await within(row('free')).findByText('Seu plano');
  expect(document.querySelectorAll('[data-plan] button')).toHaveLength(0);
});
