// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { otherSite } from '../../../lib/page/other-site.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost } from '../../../testing/fake-server/reply.ts';
import { renewingOf } from '../../../testing/plan-answers.ts';
import { press } from '../../../testing/show.tsx';
import { open, shows, withPlan } from './dialogs.harness.tsx';

const APRIL_3 = Date.UTC(2026, 3, 3, 15);
const LATER = renewingOf(APRIL_3);
let left: MockInstance<typeof otherSite.open>;

withPlan();
beforeEach(() => {
  left = vi.spyOn(otherSite, 'open').mockReturnValue();
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
});
