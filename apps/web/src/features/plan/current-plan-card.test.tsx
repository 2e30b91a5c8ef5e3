// @vitest-environment jsdom
import type { PlanId } from '@alento/domain/plan/plans';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { type Answer, server } from '../../testing/fake-server/fake-server.ts';
import { never, refused } from '../../testing/fake-server/reply.ts';
import { CurrentPlanCard } from './current-plan-card.tsx';

afterEach(async () => {
  cleanup();
  await session.leave();
});

function show(answer: Answer<'GET /user-plans/current'>, signedIn = true) {
  if (signedIn) session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  server.answer('GET /user-plans/current', answer);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CurrentPlanCard />
    </QueryClientProvider>,
  );
}

const END = Date.UTC(2026, 11, 3, 15);
const plan = (planId: PlanId, canceledAt: number | null, currentPeriodEnd: number | null) => ({
  currentPlan: 'basic' as const,
  planId,
  canceledAt,
  currentPeriodEnd,
});

it.each([
  ['free', null, null, 'Grátis', 'Sem custo e sem prazo para acabar.'],
  ['premium', null, null, 'Premium', 'Ativo na sua conta.'],
  ['premium', null, END, 'Premium', 'Vale até 3 de dezembro de 2026.'],
  ['essencial', END - 1, END, 'Essencial', 'Não se renova. O acesso continua até 3 de dezembro de 2026.'],
] as const)(
  'CurrentPlanCard for the plan %s (cancelled %s, ending %s) shows "%s" and "%s"',
  async (planId, canceledAt, end, name, note) => {
    show(plan(planId, canceledAt, end));
    await screen.findByText(name);
    screen.getByText(note);
  },
);

it('CurrentPlanCard asks a visitor to sign in without a request', () => {
  show(plan('premium', null, null), false);
  screen.getByRole('heading', { name: 'Entre para ver o seu plano' });
  expect(server.calls()).toEqual([]);
});

it('CurrentPlanCard shows a placeholder while it loads', () => {
  show(never);
  expect(screen.getByRole('status').textContent).toBe('Lendo o seu plano...');
  expect(screen.queryByText('Grátis')).toBeNull();
});

it('CurrentPlanCard offers to load the plan again after an error', async () => {
  show(refused(500, 'INTERNAL'));
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível ler o seu plano agora.');
  server.answer('GET /user-plans/current', plan('premium', null, null));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Premium');
});
