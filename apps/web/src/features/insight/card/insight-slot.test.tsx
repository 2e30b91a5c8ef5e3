// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TODAY, weekOf, withInsights } from '../insight.harness.ts';
import { InsightSlot } from './insight-slot.tsx';

withInsights();
afterEach(cleanup);

it('InsightSlot loads the code of the insight only near the viewport', async () => {
  vi.useRealTimers();
  let see = (): void => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => told([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InsightSlot entries={weekOf(2)} today={TODAY} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(container.firstElementChild?.childElementCount).toBe(1);
  // Nothing is being loaded yet, so there must be no loading animation.
  expect(container.querySelector('.animate-breathe')).toBeNull();
  expect(screen.queryByText('Insight da semana')).toBeNull();
  act(() => see());
  expect(await screen.findByRole('heading', { name: 'Insight da semana' })).toBeTruthy();
});
