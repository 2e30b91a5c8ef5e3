// @vitest-environment jsdom
import type { Cancellation, Subscription } from '@alento/contract/payment';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { otherSite } from '../../../lib/page/other-site.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost } from '../../../testing/fake-server/reply.ts';
import { planOf, renewingOf, subscriptionOf } from '../../../testing/plan-answers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { dateText, dayText } from '../plan.format.ts';
import { type OpenedDialog, SubscriptionDialogs } from './subscription-dialogs.tsx';

const APRIL_3 = Date.UTC(2026, 3, 3, 15);
const LATER = renewingOf(APRIL_3);
const WITHIN = renewingOf(APRIL_3, {
  cancellation: { kind: 'refund', cents: 2990, lastDay: '2026-11-30', leaves: null },
});
const PIX = { method: 'pix', period: '30d', renewsAt: null, endsAt: APRIL_3 } as const;
type Leaves = Extract<Cancellation, { kind: 'refund' }>['leaves'];
const prepaid = (leaves: Leaves): Subscription =>
  renewingOf(APRIL_3, { ...PIX, cancellation: { kind: 'refund', cents: 2990, lastDay: '2026-11-30', leaves } });
const onClose = vi.fn();
const left = vi.spyOn(otherSite, 'open');

beforeEach(async () => {
  left.mockImplementation(() => undefined);
  server.answer('GET /user-plans/current', planOf('premium'));
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
});
afterEach(async () => {
  cleanup();
  await session.leave();
  queryClient.clear();
  vi.resetAllMocks();
});

async function open(opened: OpenedDialog): Promise<HTMLElement> {
  render(
    <QueryClientProvider client={queryClient}>
      <SubscriptionDialogs opened={opened} onClose={onClose} />
    </QueryClientProvider>,
  );
  return readyDialog();
}
const cancel = (own: Subscription): Promise<HTMLElement> => {
  server.answer('GET /subscription', own);
  return open({ kind: 'cancel' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const text = (dialog: HTMLElement) => dialog.textContent?.replace(/\s/g, ' ');
const shows = (dialog: HTMLElement, part: string) => waitFor(() => expect(text(dialog)).toContain(part));
const sent = () => server.calls('POST /subscription/cancel').map(({ body }) => body);

describe('the dialog to cancel after the days for withdrawal', () => {
  it('says until when the plan continues, and cancels with one step', async () => {
    server.answer('POST /subscription/cancel', { message: 'Sua assinatura não se renova mais.', refunded: false });
    const dialog = await cancel(LATER);
    await shows(dialog, 'O Premium continua até 3 de abril de 2026 e não se renova. Não há devolução');
    await press('Confirmar cancelamento');
    await shows(dialog, 'Sua assinatura não se renova mais.');
    expect(sent()).toEqual([{ expected: 'period-end' }]);
    expect(document.activeElement?.textContent).toBe('Sua assinatura não se renova mais.');
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('says that the plan ends now if its last charge failed', async () => {
    const unpaid = renewingOf(APRIL_3, { status: 'past_due', renewsAt: null, endsAt: APRIL_3 });
    const dialog = await cancel(unpaid);
    await shows(dialog, 'A última cobrança não passou, então o Premium termina agora, e nada mais será cobrado.');
    expect(text(dialog)).not.toContain('continua até');
  });

  it('never announces what is only in the cache', async () => {
    queryClient.setQueryData(subscriptionQuery().queryKey, WITHIN);
    const answer = server.hold('GET /subscription');
    const dialog = await open({ kind: 'cancel' });
    expect(text(dialog)).toContain('Lendo seu plano...');
    expect(text(dialog)).not.toContain('29,90');
    answer(LATER);
    await shows(dialog, 'O Premium continua até 3 de abril de 2026');
  });
});

describe('the dialog to cancel within the days for withdrawal', () => {
  it('says what is refunded and until when, and takes one step more', async () => {
    const message = 'Sua assinatura terminou agora, e R$ 29,90 voltam.';
    server.answer('POST /subscription/cancel', { message, refunded: true });
    const dialog = await cancel(WITHIN);
    await shows(
      dialog,
      'Você ainda está nos 7 dias. Se cancelar agora, R$ 29,90 voltam por inteiro e o acesso ao Premium termina na hora. Vale até 30 de novembro.',
    );
    await press('Desistir da compra');
    expect(sent()).toEqual([]);
    await shows(dialog, 'O acesso ao Premium termina agora, e você recebe R$ 29,90 de volta');
    await press('Encerrar agora');
    await shows(dialog, message);
    expect(sent()).toEqual([{ expected: 'refund' }]);
  });
});

describe('the dialog to withdraw a purchase by Pix', () => {
  const SOON = Date.now() + 30 * 86_400_000;
  const day = dayText(SOON);

  it('never calls it a subscription, also after the plan is gone', async () => {
    server.answer('POST /subscription/cancel', { message: 'R$ 29,90 voltam.', refunded: true });
    const dialog = await cancel(prepaid(null));
    await shows(dialog, 'o acesso ao Premium termina na hora');
    await press('Desistir da compra');
    server.answer('GET /subscription', subscriptionOf());
    await press('Encerrar agora');
    await shows(dialog, 'R$ 29,90 voltam.');
    await waitFor(() => expect(server.calls('GET /subscription')).toHaveLength(2));
    expect(screen.getByRole('heading').textContent).toBe('Desistir da compra');
    expect(text(dialog)).not.toContain('assinatura');
  });

  it.each<[string, Leaves, string]>([
    ['the same plan', { planId: 'premium', until: SOON }, `O Premium continua até ${day}.`],
    ['another plan', { planId: 'essencial', until: SOON }, `Volta a valer o Essencial até ${day}.`],
    ['another plan without an end', { planId: 'essencial', until: null }, 'Volta a valer o Essencial.'],
    [
      'a plan for more than a year',
      { planId: 'premium', until: SOON + 400 * 86_400_000 },
      `O Premium continua até ${dateText(SOON + 400 * 86_400_000)}.`,
    ],
  ])('that leaves %s says so in both steps', async (_, leaves, left) => {
    const dialog = await cancel(prepaid(leaves));
    await shows(dialog, `R$ 29,90 voltam por inteiro. ${left}Dá para desistir até 30 de novembro.`);
    await press('Desistir da compra');
    await shows(dialog, `Você recebe R$ 29,90 de volta pelo meio em que pagou. ${left}`);
    expect(screen.getByRole('button', { name: 'Confirmar a devolução' })).toBeTruthy();
    expect(text(dialog)).not.toMatch(/termina|assinatura/);
  });
});

describe('the dialog to cancel', () => {
  it.each([
    [
      'the server’s message',
      () => server.refuse('POST /subscription/cancel', 502, 'SUBSCRIPTION_CANCEL_FAILED'),
      'Erro ao cancelar assinatura. Tente novamente.',
    ],
    ['a lost connection', () => server.fail('POST /subscription/cancel'), 'Erro de conexão. Tente novamente.'],
  ])('after %s shows an alert, and can try again', async (_, fail, alert) => {
    fail();
    await cancel(LATER);
    await press('Confirmar cancelamento');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(alert));
    expect(sent()).toHaveLength(1);
    server.answer('POST /subscription/cancel', { message: 'Feito.', refunded: false });
    await press('Confirmar cancelamento');
    await screen.findByText('Feito.');
  });

  it('shows what holds now if the subscription has changed since it was opened', async () => {
    server.refuse('POST /subscription/cancel', 409, 'SUBSCRIPTION_CHANGED');
    const dialog = await cancel(WITHIN);
    await press('Desistir da compra');
    server.answer('GET /subscription', LATER);
    await press('Encerrar agora');
    await shows(dialog, 'Sua assinatura mudou desde que você abriu esta tela. Veja de novo antes de confirmar.');
    await shows(dialog, 'O Premium continua até 3 de abril de 2026');
    await screen.findByRole('button', { name: 'Confirmar cancelamento' });
  });

  it('says so if there is nothing to cancel', async () => {
    const dialog = await cancel(subscriptionOf({ planId: 'premium', status: 'granted' }));
    await shows(dialog, 'Não há o que cancelar agora. Ativo na sua conta.');
  });

  it('offers to read the subscription again after an error', async () => {
    server.refuse('GET /subscription', 500, 'INTERNAL');
    const dialog = await open({ kind: 'cancel' });
    await shows(dialog, 'Não foi possível ler seu plano agora.');
    server.answer('GET /subscription', LATER);
    await press('Tentar novamente');
    await shows(dialog, 'O Premium continua até');
  });
});

describe('the dialog to change the plan', () => {
  const NOW = { kind: 'now', at: APRIL_3 - 1, dueCents: 745, thenCents: 2990, renewsAt: APRIL_3 } as const;

  beforeEach(() => server.answer('GET /subscription', LATER));

  it('says what a more expensive plan costs now and later', async () => {
    server.answer('GET /subscription/change', NOW);
    server.answer('POST /subscription/change', { message: 'Pronto: seu plano agora é o Premium.', url: null });
    const dialog = await open({ kind: 'change', plan: 'premium' });
    await shows(
      dialog,
      'HojeR$ 7,45 pelo resto deste período, cobrados agora no cartão da assinatura.DepoisR$ 29,90 por mês, a partir de 3 de abril.',
    );
    await press('Mudar para o Premium');
    await shows(dialog, 'Pronto: seu plano agora é o Premium.');
    expect(server.calls('POST /subscription/change')[0]?.body).toEqual({ planId: 'premium' });
    expect(server.calls('GET /subscription/change')[0]?.query).toEqual({ planId: 'premium' });
    expect(left).not.toHaveBeenCalled();
  });

  it('says from when a cheaper plan holds, and that nothing is charged today', async () => {
    const change = { kind: 'period-end', at: APRIL_3, dueCents: 0, thenCents: 1490, renewsAt: APRIL_3 } as const;
    server.answer('GET /subscription/change', change);
    queryClient.setQueryData(subscriptionQuery().queryKey, LATER);
    const dialog = await open({ kind: 'change', plan: 'essencial' });
    await shows(dialog, 'HojeNada é cobrado. O Premium continua até 3 de abril.');
    await shows(dialog, 'DepoisEssencial, R$ 14,90 por mês, a partir de 3 de abril.');
  });

  it('shows the message, then opens the page on which the bank asks for a confirmation', async () => {
    server.answer('GET /subscription/change', NOW);
    const url = 'https://pagamento.exemplo/confirmar';
    server.answer('POST /subscription/change', { message: 'Seu banco pede uma confirmação.', url });
    await open({ kind: 'change', plan: 'premium' });
    await press('Mudar para o Premium');
    await screen.findByText('Seu banco pede uma confirmação.');
    expect(left).not.toHaveBeenCalled();
    await press('Ir para a página de pagamento');
    expect(left).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('shows an alert after an error, without repeating the change', async () => {
    server.answer('GET /subscription/change', NOW);
    server.answer('POST /subscription/change', lost);
    await open({ kind: 'change', plan: 'premium' });
    await press('Mudar para o Premium');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Erro de conexão. Tente novamente.'));
    expect(server.calls('POST /subscription/change')).toHaveLength(1);
    server.refuse('POST /subscription/change', 502, 'SUBSCRIPTION_CHANGE_FAILED');
    await press('Mudar para o Premium');
    await screen.findByText('Não foi possível trocar de plano agora. Nada mudou e nada foi cobrado.');
  });

  it('offers to calculate the change again after an error', async () => {
    server.refuse('GET /subscription/change', 502, 'SUBSCRIPTION_CHANGE_FAILED');
    const dialog = await open({ kind: 'change', plan: 'premium' });
    await shows(dialog, 'Não foi possível trocar de plano agora.');
    server.answer('GET /subscription/change', NOW);
    await press('Tentar novamente');
    await shows(dialog, '7,45');
  });
});
