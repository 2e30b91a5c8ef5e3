// @vitest-environment jsdom
import type { Subscription } from '@alento/contract/payment';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { renewingOf, subscriptionOf } from '../../../testing/plan-answers.ts';
import { withPlan } from './dialogs.harness.tsx';
import { PlanEnd } from './plan-end.tsx';

const APRIL_3 = Date.UTC(2026, 3, 3, 15);

withPlan();

const open = () => draw(<PlanEnd frame={(text) => <section aria-label="Seu plano">{text}</section>} />);
const regionText = () => screen.getByRole('region').textContent?.replace(/\s/g, ' ');

it.each<[string, Subscription, string]>([
  [
    'a purchase of the last 7 days',
    renewingOf(APRIL_3, { cancellation: { kind: 'refund', cents: 2990, lastDay: '2026-11-30', leaves: null } }),
    'R$ 29,90 voltam por inteiro, e o Premium termina com a conta.',
  ],
  [
    'a plan that is paid',
    renewingOf(APRIL_3),
    'O Premium está pago até 3 de abril de 2026. Ele termina com a conta, sem devolução, e nada mais será cobrado.',
  ],
  [
    'a plan that was cancelled',
    renewingOf(APRIL_3, { status: 'canceled', renewsAt: null, endsAt: APRIL_3, cancellation: null }),
    'O Premium está pago até 3 de abril de 2026.',
  ],
  [
    'a plan whose charge failed',
    renewingOf(APRIL_3, { status: 'past_due', renewsAt: null, endsAt: APRIL_3 }),
    'A última cobrança do Premium não passou.',
  ],
  ['a plan that was given', subscriptionOf({ planId: 'premium', status: 'granted' }), 'O Premium termina com a conta.'],
])('says what the deletion of the account does to %s', async (_, own, text) => {
  server.answer('GET /subscription', own);
  open();
  await waitFor(() => expect(regionText()).toContain(text));
});

it('shows nothing without a plan', async () => {
  server.answer('GET /subscription', subscriptionOf());
  open();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('never announces what is only in the cache', async () => {
  queryClient.setQueryData(subscriptionQuery().queryKey, renewingOf(APRIL_3));
  const answer = server.hold('GET /subscription');
  open();
  expect(regionText()).toBe('');
  answer(renewingOf(APRIL_3, { status: 'past_due' }));
  await waitFor(() => expect(regionText()).toContain('não passou'));
});

it('states the rule if the plan can’t be read', async () => {
  server.refuse('GET /subscription', 500, 'INTERNAL');
  open();
  await waitFor(() => expect(regionText()).toMatch(/nos 7 dias depois da compra, o valor volta por inteiro/));
});
