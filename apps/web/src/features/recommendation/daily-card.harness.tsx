import type { Recommendations } from '@alento/contract/recommendation';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { player } from '../../state/player/player.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { planOf } from '../../testing/plan-answers.ts';
import { DailyCard, type MoodToday } from './daily-card.tsx';
import { aSet, NOW } from './recommendation.fixture.ts';

/** The environment of the card. A test changes it before it renders the card. */
export const world = {
  now: NOW,
  planId: 'premium' as 'free' | 'premium',
  checks: 0,
};

const RECOMMENDATIONS = 'GET /content-recommendations';
export const answers = (set: Recommendations): void => server.answer(RECOMMENDATIONS, set);
export const refuses = (status: number, errorCode: ErrorCode): void =>
  server.refuse(RECOMMENDATIONS, status, errorCode);
export const timesAsked = (): number => server.calls(RECOMMENDATIONS).length;

/** Sets up a fixed clock, a signed-in person, a fake server, and a browser that loads every image at once. */
export function withWorld(): void {
  beforeEach(async () => {
    Object.assign(world, { now: NOW, planId: 'premium', checks: 0 });
    answers(aSet(5));
    setClock(() => world.now);
    await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
    server.answer('GET /user-plans/current', () => planOf(world.planId));
  });
  afterEach(async () => {
    cleanup();
    player.close();
    await session.leave();
    setClock(() => Date.now())();
    vi.unstubAllGlobals();
  });
}

type Shown = { mood?: MoodToday; helpFirst?: boolean; address?: string | { pathname: string; state: unknown } };

/** Renders the card as /home does. */
export function showCard({ mood = 'logged', helpFirst = false, address = '/home' }: Shown = {}): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const card = (
    <DailyCard
      mood={mood}
      onCheck={() => {
        world.checks += 1;
      }}
      isChecking={false}
      helpFirst={helpFirst}
      practice={<p>Um cuidado</p>}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: card }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return client;
}

export const toggle = () => screen.getByRole('button', { name: /^(Ver|Ocultar) recomendações$/ });
