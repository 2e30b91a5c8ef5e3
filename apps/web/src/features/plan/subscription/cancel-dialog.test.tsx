// @vitest-environment jsdom

import type { Cancellation, Subscription } from '@alento/contract/payment';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { dayOf } from '../../../lib/time/period-text.ts';
import { planKey } from '../../../state/account/current-plan.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { renewingOf, subscriptionOf } from '../../../testing/plan-answers.ts';
import { press } from '../../../testing/show.tsx';
import { dayText } from '../plan.format.ts';
import { open, shows, text, withPlan } from './dialogs.harness.tsx';

const APRIL_3 = Date.UTC(2026, 3, 3, 15);
const LATER = renewingOf(APRIL_3);
const WITHIN = renewingOf(APRIL_3, {
  cancellation: { kind: 'refund', cents: 2990, lastDay: '2026-11-30', leaves: null },
});
const PIX = { method: 'pix', period: '30d', renewsAt: null, endsAt: APRIL_3 } as const;
const STOPPED = renewingOf(APRIL_3, { status: 'canceled', renewsAt: null, endsAt: APRIL_3, cancellation: null });
type Leaves = Extract<Cancellation, { kind: 'refund' }>['leaves'];
const prepaid = (leaves: Leaves): Subscription =>
  renewingOf(APRIL_3, { ...PIX, cancellation: { kind: 'refund', cents: 2990, lastDay: '2026-11-30', leaves } });

withPlan();

const cancel = (own: Subscription): Promise<HTMLElement> => {
  server.answer('GET /subscription', own);
  return open({ kind: 'cancel' });
};
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
      `O Premium continua até ${dayOf(SOON + 400 * 86_400_000)}.`,
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
    [
      'what failed',
      () =>
        server.refuse('POST /subscription/cancel', 502, 'SUBSCRIPTION_CANCEL_FAILED', {
          details: [{ path: 'renewal', message: 'Nada mudou no seu plano.' }],
        }),
      'Erro ao cancelar assinatura. Tente novamente. Nada mudou no seu plano.',
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

  const GONE = 'Já está feito: esta compra terminou, e nada mais será cobrado por ela.';
  const BOUGHT = APRIL_3 - 3 * 86_400_000;
  it.each<[string, Subscription, Subscription, string]>([
    ['a refund', { ...WITHIN, since: BOUGHT }, subscriptionOf(), GONE],
    ['a refund that leaves a plan', { ...prepaid(null), since: BOUGHT }, { ...prepaid(null), since: BOUGHT - 1 }, GONE],
    [
      'an end',
      LATER,
      STOPPED,
      'Já está feito, e nada mais será cobrado. Não se renova. O acesso continua até 3 de abril',
    ],
  ])(
    'says that %s was made if only the answer was lost, and asks for no second press',
    async (_, own, now, message) => {
      server.refuse('POST /subscription/cancel', 502, 'SUBSCRIPTION_CANCEL_FAILED');
      const dialog = await cancel(own);
      if (own.cancellation?.kind === 'refund') await press('Desistir da compra');
      server.answer('GET /subscription', now);
      await press(own.cancellation?.kind === 'refund' ? 'Encerrar agora' : 'Confirmar cancelamento');
      await shows(dialog, message);
      expect(screen.getByRole('alert').textContent).toBe('');
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Pronto');
      expect(screen.queryByRole('button', { name: /Encerrar|Confirmar/ })).toBeNull();
    },
  );

  it('says so too if the webhook comes after the error', async () => {
    server.refuse('POST /subscription/cancel', 502, 'SUBSCRIPTION_CANCEL_FAILED');
    const dialog = await cancel({ ...WITHIN, since: BOUGHT });
    await press('Desistir da compra');
    await press('Encerrar agora');
    await shows(dialog, 'Erro ao cancelar assinatura. Tente novamente.');
    server.answer('GET /subscription', subscriptionOf());
    await act(() => queryClient.invalidateQueries({ queryKey: planKey() }));
    await shows(dialog, GONE);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('claims nothing about the plan if it can’t be read after an error', async () => {
    server.fail('POST /subscription/cancel');
    const dialog = await cancel(LATER);
    server.refuse('GET /subscription', 500, 'INTERNAL');
    await press('Confirmar cancelamento');
    await shows(dialog, 'não sabemos se o cancelamento chegou');
    expect(text(dialog)).not.toContain('Nada mudou');
    server.answer('GET /subscription', LATER);
    await press('Tentar novamente');
    await screen.findByRole('button', { name: 'Confirmar cancelamento' });
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
});
