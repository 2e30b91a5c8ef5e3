// @vitest-environment jsdom
import type { RankedPlan } from '@alento/domain/plan/plans';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { allRead } from '../../../testing/all-read.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { InContentAd } from './in-content-ad.tsx';

type Seen = { isIntersecting: boolean; boundingClientRect: { top: number } };
let tell: ((entries: Seen[]) => void) | null = null;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Seen[]) => void) {
        tell = callback;
      }
      observe(): void {}
      disconnect(): void {
        tell = null;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  tell = null;
  vi.unstubAllGlobals();
});

const ARTICLE = '/conteudos/sono/entender/por-que-o-sono-foge';
const answer = (currentPlan: RankedPlan) => ({
  currentPlan,
  planId: 'free' as const,
  canceledAt: null,
  currentPeriodEnd: null,
  endedAt: null,
});
const room = () => document.querySelector('[data-ad-slot="in-content"]');

type Options = { known?: boolean; isMinor?: boolean | undefined; pathname?: string };

function show(plan: RankedPlan, { known = false, isMinor = false, pathname = ARTICLE }: Options = {}): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (known) client.setQueryData(currentPlanQuery().queryKey, answer(plan));
  server.answer('GET /consents', []);
  server.answer('GET /user-plans/current', answer(plan));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <InContentAd pathname={pathname} isMinor={isMinor} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}
const scrolledTo = (isIntersecting: boolean, top: number): void =>
  act(() => tell?.([{ isIntersecting, boundingClientRect: { top } }]));

it('the ad between texts is rendered at once if the plan is already known', async () => {
  show('essential', { known: true });
  expect(room()).not.toBeNull();
  expect(await screen.findByRole('complementary', { name: 'Publicidade entre os textos' })).toBeTruthy();
});

it('the ad between texts appears once its place is below the visible part of the page', async () => {
  const client = show('essential');
  await allRead(client);
  expect(room()).toBeNull();
  scrolledTo(true, 300);
  expect(room()).toBeNull();
  scrolledTo(false, -40);
  expect(room()).toBeNull();
  scrolledTo(false, 900);
  expect(room()).not.toBeNull();
});

it.each([
  ['basic', {}],
  ['premium', {}],
  ['essential', { isMinor: true }],
  ['essential', { pathname: '/conteudos/crise-e-ajuda/em-crise/quando-a-dor-fica-grande-demais' }],
] satisfies [RankedPlan, Options][])(
  'the ad between texts is not shown on the plan %s with the options %j',
  (plan, options) => {
    show(plan, { ...options, known: true });
    expect(room()).toBeNull();
  },
);

it('the ad between texts is not shown while the person’s age is unknown', () => {
  const client = new QueryClient();
  client.setQueryData(currentPlanQuery().queryKey, answer('essential'));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <InContentAd pathname={ARTICLE} isMinor={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(room()).toBeNull();
});
