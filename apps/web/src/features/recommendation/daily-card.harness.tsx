import type { Recommendations } from '@alento/contract/recommendation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { player } from '../../state/player/player.ts';
import { DailyCard, type MoodToday } from './daily-card.tsx';
import { aSet, NOW } from './recommendation.fixture.ts';

/** What the card meets in a test; changed by it before it shows the card. */
export const world = {
  now: NOW,
  planId: 'premium' as 'free' | 'premium',
  answer: async (): Promise<Response> => Response.json(aSet(5)),
  timesAsked: 0,
  checks: 0,
};

export const answers = (set: Recommendations): void => {
  world.answer = async () => Response.json(set);
};
export const refuses = (status: number, errorCode: string): void => {
  world.answer = async () => Response.json({ errorCode, message: 'x' }, { status });
};

/** A fixed clock, a signed-in person, a server of two calls, and a browser that shows every image at once. */
export function withWorld(): void {
  beforeEach(async () => {
    Object.assign(world, { now: NOW, planId: 'premium', timesAsked: 0, checks: 0 });
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
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.includes('/user-plans/')) {
        const currentPlan = world.planId === 'free' ? 'basic' : 'premium';
        return Response.json({ planId: world.planId, currentPlan, canceledAt: null, currentPeriodEnd: null });
      }
      world.timesAsked += 1;
      return world.answer();
    });
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

/** The card on /home. */
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
