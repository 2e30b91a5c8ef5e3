// @vitest-environment jsdom
import type { Subscription } from '@alento/contract/payment';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { otherSite } from '../../../lib/page/other-site.ts';
import { draw } from '../../../testing/draw.tsx';
import { type Answer, server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { PLANS, renewingOf, subscriptionOf } from '../../../testing/plan-answers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { press } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { OwnPlan } from './own-plan.tsx';

const END = Date.UTC(2026, 3, 13, 15);
const PAID = Date.UTC(2026, 2, 14, 15);
const PIX = renewingOf(END, { method: 'pix', period: '12m', priceCents: 29_900, renewsAt: null, endsAt: END });
const RECEIPT = {
  id: 'r1',
  paidAt: PAID,
  amountCents: 2990,
  refundedCents: 0,
  bought: 'Premium, 1 mês',
  paidBy: 'Visa final 4242',
  url: null,
};

withMember();
beforeEach(() => server.answer('GET /plans', PLANS));

function show(own: Answer<'GET /subscription'>): void {
  server.answer('GET /subscription', own);
  draw(
    <OwnPlan
      frame={({ title, summary, action, children }) => (
        <section aria-label={title}>
          {summary}
          {action}
          {children}
        </section>
      )}
    />,
  );
}

const shows = (text: string) => waitFor(() => expect(document.body.textContent?.replace(/\s/g, ' ')).toContain(text));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the plan item of the profile', () => {
  it.each<[string, Subscription, string[], string, string[]]>([
    ['no plan', subscriptionOf(), ['Grátis', 'Sem custo e sem prazo para acabar.'], 'Ver planos', []],
    [
      'a subscription',
      renewingOf(END),
      ['Premium', 'Próxima cobrança: R$ 29,90 em 13 de abril de 2026.'],
      'Mudar de plano',
      ['Cancelar assinatura', 'Ver recibos'],
    ],
    [
      'a change that waits',
      renewingOf(END, { nextPlanId: 'essencial' }),
      ['Em 13 de abril de 2026 passa para o Essencial.', 'Próxima cobrança: R$ 14,90 em 13 de abril de 2026.'],
      'Mudar de plano',
      ['Manter o Premium', 'Cancelar assinatura', 'Ver recibos'],
    ],
    [
      'a stopped subscription',
      renewingOf(END, { status: 'canceled', renewsAt: null, endsAt: END, cancellation: null }),
      ['Não se renova. O acesso continua até 13 de abril de 2026.'],
      'Ver planos',
      ['Manter o Premium', 'Ver recibos'],
    ],
    [
      'a plan by Pix that ends soon',
      { ...PIX, cancellation: null, endsSoon: true },
      ['Seu Premium por Pix termina em 13 de abril. Se quiser continuar', 'Por Pix, R$ 299 por 12 meses.'],
      'Prolongar por Pix',
      ['Ver recibos'],
    ],
  ])('for %s shows when it is charged or ends, and what can be done', async (_, own, texts, link, names) => {
    show(own);
    for (const text of texts) await shows(text);
    const [first] = screen.getAllByRole('link', { name: link });
    expect(first?.getAttribute('href')).toBe('/planos');
    expect(buttons()).toEqual(names);
  });

  it('opens the dialog to cancel', async () => {
    show(renewingOf(END));
    await press('Cancelar assinatura');
    await readyDialog('Cancelar assinatura');
  });
});

describe('the receipts', () => {
  it('are requested when the person opens the list', async () => {
    const answer = server.hold('GET /subscription/receipts');
    show(renewingOf(END));
    await screen.findByRole('button', { name: 'Ver recibos' });
    expect(server.calls('GET /subscription/receipts')).toHaveLength(0);
    await press('Ver recibos');
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Buscando seus recibos');
    answer([
      { ...RECEIPT, url: 'https://recibo.exemplo/1' },
      { ...RECEIPT, id: 'r2', refundedCents: 2990, paidBy: 'Pix' },
      { ...RECEIPT, id: 'r3', refundedCents: 1000, bought: null },
    ]);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'R$ 29,90 14 de março de 2026Premium, 1 mês · Visa final 4242Abrir recibo',
      'R$ 29,90 14 de março de 2026Premium, 1 mês · Pix · Devolvido por inteiro',
      'R$ 29,90 14 de março de 2026Visa final 4242 · R$ 10 devolvidos',
    ]);
    const [link] = screen.getAllByRole('link', { name: 'Abrir recibo de 14 de março de 2026 (abre em outra aba)' });
    expect(link?.getAttribute('href')).toBe('https://recibo.exemplo/1');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
  });

  it('are absent for a person who has not paid yet', async () => {
    server.answer('GET /subscription/receipts', []);
    show(
      subscriptionOf({ checkout: { planId: 'premium', priceId: 'price_premium', method: 'card', state: 'expired' } }),
    );
    await press('Ver recibos');
    await screen.findByText('Nenhum pagamento até agora. Quando houver, o recibo aparece aqui.');
  });
});

describe('the buttons of the own plan', () => {
  const STOPPED = renewingOf(END, { status: 'canceled', renewsAt: null, endsAt: END, cancellation: null });

  it('keep a plan that was stopped', async () => {
    server.answer('POST /subscription/resume', () => {
      server.answer('GET /subscription', renewingOf(END));
      return { message: 'Sua assinatura continua no Premium.' };
    });
    show(STOPPED);
    await press('Manter o Premium');
    await screen.findByText('Sua assinatura continua no Premium.');
    await screen.findByRole('button', { name: 'Cancelar assinatura' });
    expect(screen.queryByRole('button', { name: 'Manter o Premium' })).toBeNull();
  });

  it.each([
    [
      'the server refuses',
      refused(502, 'SUBSCRIPTION_RESUME_FAILED'),
      'Não foi possível retomar a assinatura agora. Nada mudou.',
    ],
    ['the connection is lost', lost, 'Erro de conexão. Tente novamente.'],
  ])('show an error if a plan is to be kept and %s', async (_, answer, text) => {
    server.answer('POST /subscription/resume', answer);
    show(STOPPED);
    await press('Manter o Premium');
    await screen.findByText(text);
    expect(server.calls('POST /subscription/resume')).toHaveLength(1);
  });

  it('open the page on which a failed charge is paid, after an error too', async () => {
    const left = vi.spyOn(otherSite, 'open').mockImplementation(() => undefined);
    server.refuse('POST /subscription/pay', 409, 'SUBSCRIPTION_CHANGED');
    show(renewingOf(END, { status: 'past_due', renewsAt: null, endsAt: END }));
    await press('Pagar agora');
    await screen.findByText(/^Sua assinatura mudou desde que você abriu esta tela/);
    server.answer('POST /subscription/pay', { url: 'https://pagamento.exemplo/fatura' });
    await press('Pagar agora');
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://pagamento.exemplo/fatura'));
  });
});
