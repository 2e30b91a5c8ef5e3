// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { CurrentPlanCard } from './current-plan-card.tsx';

const fetchMock = vi.fn<typeof fetch>();

afterEach(async () => {
  cleanup();
  await session.leave();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function show(answer: () => Response | Promise<Response>, signedIn = true) {
  if (signedIn) session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  fetchMock.mockImplementation(async () => answer());
  vi.stubGlobal('fetch', fetchMock);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CurrentPlanCard />
    </QueryClientProvider>,
  );
}

const END = Date.UTC(2026, 11, 3, 15);
const plan = (planId: string, canceledAt: number | null, currentPeriodEnd: number | null) => () =>
  Response.json({ currentPlan: 'basic', planId, canceledAt, currentPeriodEnd });

it.each([
  ['free', null, null, 'Grátis', 'Sem custo e sem prazo para acabar.'],
  ['premium', null, null, 'Premium', 'Ativo na sua conta.'],
  ['premium', null, END, 'Premium', 'Vale até 3 de dezembro de 2026.'],
  ['essencial', END - 1, END, 'Essencial', 'Não se renova. O acesso continua até 3 de dezembro de 2026.'],
] as const)('%s, cancelled %s, ending %s', async (planId, canceledAt, end, name, note) => {
  show(plan(planId, canceledAt, end));
  await screen.findByText(name);
  screen.getByText(note);
});

it('asks a visitor to sign in, and reads nothing', () => {
  show(plan('premium', null, null), false);
  screen.getByRole('heading', { name: 'Entre para ver o seu plano' });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('waits in its own shape', () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByRole('status').textContent).toBe('Lendo o seu plano...');
  expect(screen.queryByText('Grátis')).toBeNull();
});

it('claims no plan when it could not be read, and tries again', async () => {
  show(() => Response.json({ errorCode: 'INTERNAL', message: 'x' }, { status: 500 }));
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível ler o seu plano agora.');
  fetchMock.mockImplementation(async () => plan('premium', null, null)());
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Premium');
});
